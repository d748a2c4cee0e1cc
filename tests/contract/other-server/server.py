"""A small server in another language, made only of the bundled contracts: it validates requests and returns the examples.

python3 server.py BUNDLES [FOLDER-OF-THE-WEB-APP]; prints its port.
"""

import json
import pathlib
import re
import secrets
import sys
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from chat_socket import ChatSocket
from schemas import Schemas

BUNDLES = pathlib.Path(sys.argv[1])
WEB = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
METHODS = ["get", "put", "post", "delete", "patch"]
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".json": "application/json", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".png": "image/png"}
SESSIONS = {}
REFRESH_TOKENS = {}


class Problem(Exception):
    def __init__(self, status, code, errors=None, headers=None):
        self.status, self.headers = status, headers or {}
        self.body = {"type": "about:blank", "title": code, "status": status, "code": code, "message": code}
        if errors:
            self.body["errors"] = [{"field": field, "code": rule, "message": rule} for field, rule in errors]


class Operation:
    def __init__(self, document, base, path, item, method):
        raw = item[method]
        self.schemas, self.id, self.method, self.path = Schemas(document), raw["operationId"], method, base + path
        resolve = self.schemas.resolve
        self.parameters = [resolve(each) for each in [*item.get("parameters", []), *raw.get("parameters", [])]]
        security = raw.get("security", document.get("security", []))
        self.open = not security or any(not way for way in security)
        self.body = resolve(raw["requestBody"]) if "requestBody" in raw else None
        self.status, success = next((int(key), resolve(value)) for key, value in raw["responses"].items() if key[0] == "2")
        self.type, media = next(iter(success.get("content", {}).items()), (None, {}))
        self.example = media.get("example")
        self.cookies = resolve(success.get("headers", {}).get("set-cookie", {})).get("x-cookies", [])
        self.pattern = re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(self.path)))


def read_operations():
    for file in sorted(BUNDLES.glob("*.json")):
        document = json.loads(file.read_text())
        for path, item in document.get("paths", {}).items():
            for method in METHODS:
                if method in item:
                    yield Operation(document, document["servers"][0]["url"].rstrip("/"), path, item, method)


# A path that is written out goes before one with parameters.
OPERATIONS = sorted(read_operations(), key=lambda each: each.path.count("{"))
# The page compares the account in the cookies with the one in the profile.
ACCOUNT = next(each.example["accountId"] for each in OPERATIONS if each.id == "readProfile")


def cookie_text(cookie, value):
    age = cookie["maxAge"].get("const", cookie["maxAge"].get("minimum"))
    hidden = "; HttpOnly" if cookie["httpOnly"] else ""
    return f"{cookie['name']}={urllib.parse.quote(value)}; Path=/; Max-Age={age}; SameSite=Lax; Secure{hidden}"


def begin_session(cookies, member):
    """The cookies of a new session; each value is what the contract says it is."""
    token, account = secrets.token_hex(16), ACCOUNT
    user = json.dumps({"UserId": account, "TextKey": secrets.token_hex(16)})
    SESSIONS[token], REFRESH_TOKENS[token] = member, member
    values = {"AT": token, "RT": token, "UAC_K": "1", "UAC_I": account, "usr_data": user}
    return [cookie_text(each, values.get(each["name"], token)) for each in cookies]


def clear_session(cookies):
    return [cookie_text({**each, "maxAge": {"const": 0}}, "") for each in cookies]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def cookie(self, name):
        found = re.search(rf"(?:^|;\s*){name}=([^;]*)", self.headers.get("cookie", ""))
        return found and urllib.parse.unquote(found[1])

    def answer(self):
        self.url = urllib.parse.urlsplit(self.path)
        length = int(self.headers.get("content-length") or 0)
        self.text = self.rfile.read(length)
        try:
            self.respond()
        except Problem as problem:
            self.send(problem.status, problem.body, "application/problem+json", problem.headers)

    do_GET = do_PUT = do_POST = do_DELETE = do_PATCH = answer

    def respond(self):
        if self.url.path == "/ws/":
            member = SESSIONS.get(self.cookie("AT") or "")
            own = self.headers.get("origin") == f"http://{self.headers.get('host')}"
            if not member or not own:
                raise Problem(403, "FORBIDDEN")
            return ChatSocket(self, BUNDLES, lambda: (self.cookie("AT") in SESSIONS)).run()
        fitting = [(each, match) for each in OPERATIONS if (match := each.pattern.fullmatch(self.url.path))]
        fitting = [pair for pair in fitting if pair[0].path.count("{") == fitting[0][0].path.count("{")]
        here = [pair for pair in fitting if pair[0].method == self.command.lower()]
        if here:
            return self.run(*here[0])
        if fitting:
            raise Problem(405, "METHOD_NOT_ALLOWED", headers={"allow": ", ".join(each.method.upper() for each, _ in fitting)})
        return self.send_file()

    def run(self, operation, match):
        if not operation.open and (self.cookie("AT") or "") not in SESSIONS:
            raise Problem(401, "LOGIN_REQUIRED")
        query = urllib.parse.parse_qs(self.url.query, keep_blank_values=True)
        sent = {
            "path": {name: [urllib.parse.unquote(value)] for name, value in match.groupdict().items()},
            "query": query,
            "header": {name.lower(): [value] for name, value in self.headers.items()},
        }
        known = {each["name"] for each in operation.parameters if each["in"] == "query"}
        values, errors = {}, [(f"/query/{name}", "unknown") for name in query if name not in known]
        for each in operation.parameters:
            texts = sent.get(each["in"], {}).get(each["name"])
            if texts is None:
                errors += [(f"/{each['in']}/{each['name']}", "required")] if each.get("required") else []
                continue
            value, faults = operation.schemas.read(each["schema"], texts)
            values[each["name"]] = value
            errors += [(f"/{each['in']}/{each['name']}", rule) for _, rule in faults]
        body = self.read_body(operation, errors)
        if errors:
            raise Problem(400, "INVALID_REQUEST", errors)
        example, cookies = self.own_answer(operation, values, body)
        self.send(operation.status, example, operation.type, cookies=cookies)

    def read_body(self, operation, errors):
        if not operation.body:
            return None
        kind, media = next(iter(operation.body["content"].items()))
        if not self.text and not self.headers.get("content-type"):
            errors += [("/body", "required")] if operation.body.get("required") else []
            return None
        if (self.headers.get("content-type") or "").split(";")[0] != kind:
            raise Problem(415, "UNSUPPORTED_MEDIA_TYPE")
        try:
            body = json.loads(self.text)
        except (ValueError, RecursionError):
            raise Problem(400, "INVALID_REQUEST", [("/body", "json")]) from None
        errors += [(f"/body{at}", rule) for at, rule in operation.schemas.faults(media["schema"], body)]
        return body

    def own_answer(self, operation, values, body):
        """The example, except where a contract says that the response depends on the request."""
        if operation.id == "signInAsMember":
            if body["memberId"] != "Mb1asha2Nair3Qx4":
                raise Problem(404, "NOT_FOUND")
            return None, begin_session(operation.cookies, body["memberId"])
        if operation.id == "logout":
            SESSIONS.pop(self.cookie("AT") or "", None)
            return None, clear_session(operation.cookies)
        if operation.id == "renewSession":
            member = REFRESH_TOKENS.get(self.cookie("RT") or "")
            cookies = begin_session(operation.cookies, member) if member else clear_session(operation.cookies)
            return {"signedIn": bool(member)}, cookies
        if operation.id == "suggestChoices":
            text = values["asText"].lower()
            return [each for each in operation.example if text in each["name"].lower()][: values.get("limit", 5)], []
        return operation.example, []

    def send_file(self):
        if not WEB or self.command != "GET":
            raise Problem(404, "NOT_FOUND")
        file = (WEB / self.url.path.lstrip("/")).resolve()
        if not file.is_file() or WEB.resolve() not in file.parents:
            if file.suffix:
                raise Problem(404, "NOT_FOUND")
            file = WEB / "index.html"
        self.send(200, file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"))

    def send(self, status, body, kind, headers=None, cookies=()):
        content = b"" if status == 204 else body if isinstance(body, bytes) else json.dumps(body).encode()
        self.send_response(status)
        self.send_header("x-request-id", secrets.token_hex(16))
        for name, value in [*(headers or {}).items(), *[("set-cookie", text) for text in cookies]]:
            self.send_header(name, value)
        if status != 204:
            self.send_header("content-type", kind)
            self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


class Server(ThreadingHTTPServer):
    """A client that hangs up is no error of the server."""

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


server = Server(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
