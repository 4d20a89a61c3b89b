### The drawn table of Traders of Osaka.
