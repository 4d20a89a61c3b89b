### What the server says to people beside the tables, in English.
### A sentence about a problem is named after its code: `api-error-` and the code, with hyphens for underscores.

## The page at the root

page-title = Higaki: the server is running
page-running = The server is running.
page-browser = This binary was built without the tables for the browser. `cargo xtask play` in the source folder builds both; or build them yourself with `npm ci` and `npm run build` in web/, and then the binary again. Until then there are two ways to play.
page-terminal = In the terminal
page-programs = With a program of your own
page-description = The description of the HTTP interface (OpenAPI)
page-protocol = How a program takes a seat and plays is told in docs/protocol.md, with an example in docs/examples/bot.py.

## Who are you?

api-error-nobody = Tell us your name first.
api-error-here-already = You are here already.
api-error-bad-token = This token is not valid, or not any more.
api-error-not-for-programs = A program may not do this. Do it in a browser.
api-error-name-taken = This name is taken, or looks like one that is.
api-error-name-empty = A name needs at least one visible character.
api-error-not-a-guest = You have an account already.
api-error-not-an-account = You have no account.
api-error-unknown-person = There is nobody with this id.
api-error-wrong-login = Name or password are wrong.
api-error-password-too-short = A password has at least { $shortest } characters.
api-error-password-common = This password is among the first that others would guess. Choose another one, for instance four words that do not belong together.
api-error-password-has-name = Your name does not count in the password. Beside it at least { $shortest } characters are needed.
api-error-password-too-long = A password has at most { $longest } bytes.
api-error-too-many-tokens = You have { $most } tokens already. Revoke one first.
api-error-unknown-token = You have no such token.
api-error-bad-days = A token lasts between 1 and 3650 days.

## What was sent?

api-error-not-sent-as-json = Send the body as JSON, with the header Content-Type: application/json.
api-error-not-json = The body is not JSON: line { $line }, column { $column }.
api-error-unexpected-field = The body does not have the expected fields: { $reason }.
api-error-unexpected-value = The body has something unexpected at line { $line }, column { $column }.
api-error-broken-body = The body did not arrive in one piece.
api-error-bad-parameters = The parameters behind the question mark are not understood.
api-error-bad-key = An Idempotency-Key has at most 64 bytes of plain text.
api-error-not-text = The text holds a character that is not allowed.
api-error-too-large = That is too large.

## Where to?

api-error-unknown-address = There is nothing at this address.
api-error-unknown-method = This cannot be done at this address.
api-error-unknown-table = There is no such table.
api-error-no-such-position = The game has not come so far.
api-error-not-a-socket = This address is for sockets.
api-error-unknown-host = This server does not go by that name. Whoever runs it can name it with --public-url.
api-error-foreign-page = This request comes from a page of another site and was not carried out.
api-error-metrics-are-private = The numbers are for programs on the same machine, or for those who know the token.

## Not now

api-error-too-often = That was too often. Try again in a moment.
api-error-too-many-sockets = You have too many connections open.
api-error-busy = The server is too busy. Try again in a moment.
api-error-at-the-same-moment = Somebody else did the same at the same moment. Try again.
api-error-unavailable = The database does not answer. Try again in a moment.
api-error-internal = That was our mistake, not yours.

## The command `serve`

serve-running = Higaki runs at { $url }
serve-everywhere = It listens on all addresses of this machine: others find it under its name or address, with port { $port }.
serve-database = The data is in { $place }
serve-stop = Ctrl+C ends it. Games go on when it is started again.
