### The drawn table of Dschunke.
