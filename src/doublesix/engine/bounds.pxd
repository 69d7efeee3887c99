# Numbers that Python hands over, checked once; see bounds.py.
cdef long long within(str name, object value, long long least, long long most) except? -1
cdef unsigned long long word(str name, object value) except? 1
