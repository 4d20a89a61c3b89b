### The drawn table of EDO.
