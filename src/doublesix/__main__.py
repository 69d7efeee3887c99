"""`python -m doublesix` is the program `doublesix`."""

from doublesix.cli import main

if __name__ == "__main__":
    main()
