# What the server says outside the page

server-address = Royal Table is at { $url } (Ctrl-C ends it).
server-no-page = The page of Royal Table has not been built. Run “npm ci” and “npm run build” in the folder web/, then load this address again.
