### The house in the browser.
