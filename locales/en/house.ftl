### Answers of the server over HTTP, in English.
### A sentence about a problem is named after its code: `api-error-` and the code, with hyphens for underscores.

## The page at the root

page-title = Higaki: the server is running
page-running = The server is running.
page-browser = This binary was built without the browser client. Build both with `cargo xtask play` in the source folder, or run `npm ci` and `npm run build` in web/ and then build the binary again. Until then there are two other ways to play.
page-terminal = In the terminal
page-programs = With a program of your own
page-description = Description of the HTTP interface (OpenAPI)
page-protocol = The protocol for programs is described in docs/protocol.md, with an example in docs/examples/bot.py.

## Names, accounts and tokens

api-error-nobody = Enter a name first.
api-error-here-already = You already have a name here.
api-error-bad-token = This token is invalid or has expired.
api-error-not-for-programs = Programs are not allowed to do this. Use a browser.
api-error-name-taken = This name is taken or too similar to another one.
api-error-name-empty = A name needs at least one visible character.
api-error-not-a-guest = You already have an account.
api-error-not-an-account = You have no account.
api-error-unknown-person = There is no person with this id.
api-error-wrong-login = Wrong name or password.
api-error-password-too-short = Passwords need at least { $shortest } characters.
api-error-password-common = This password is too easy to guess. Choose another one, for example four unrelated words.
api-error-password-has-name = Your name does not count towards the password. It needs at least { $shortest } other characters.
api-error-password-too-long = Passwords can have at most { $longest } bytes.
api-error-too-many-tokens = You already have { $most } tokens. Revoke one first.
api-error-unknown-token = You have no such token.
api-error-bad-days = A token can be valid for 1 to 3650 days.

## Malformed requests

api-error-not-sent-as-json = Send the body as JSON, with the header Content-Type: application/json.
api-error-not-json = The body is not valid JSON: line { $line }, column { $column }.
api-error-unexpected-field = The body does not have the expected fields: { $reason }.
api-error-unexpected-value = Unexpected value in the body at line { $line }, column { $column }.
api-error-broken-body = The body arrived incomplete.
api-error-bad-parameters = Invalid query parameters.
api-error-bad-key = An Idempotency-Key can have at most 64 bytes of plain text.
api-error-not-text = The text contains a character that is not allowed.
api-error-too-large = The request is too large.

## Nothing there

api-error-unknown-address = There is nothing at this address.
api-error-unknown-method = This method is not allowed at this address.
api-error-unknown-table = There is no such table.
api-error-no-such-position = The game has not got that far.
api-error-not-a-socket = This address only accepts WebSocket connections.
api-error-unknown-host = This server does not know this host name. The operator can set it with --public-url.
api-error-foreign-page = This request came from another site and was rejected.
api-error-metrics-are-private = The metrics are only for programs on the same machine or with the token.

## Try again later

api-error-too-often = Too many requests. Try again in a moment.
api-error-too-many-sockets = You have too many open connections.
api-error-busy = The server is too busy. Try again in a moment.
api-error-at-the-same-moment = This collided with another request. Try again.
api-error-unavailable = The database is not responding. Try again in a moment.
api-error-internal = Something went wrong on the server.

## The command `serve`

serve-running = Higaki runs at { $url }
serve-everywhere = It listens on all addresses of this machine: others can reach it by its name or address on port { $port }.
serve-database = The data is in { $place }
serve-stop = Press Ctrl+C to stop. Games continue after a restart.
