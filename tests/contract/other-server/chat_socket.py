"""Socket.IO over a WebSocket, as far as sockets/chat.asyncapi.yaml needs it."""

import base64
import hashlib
import json
import re
import secrets
import select
import struct

from schemas import Schemas

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PING_MS = 25000


class ChatSocket:
    def __init__(self, request, bundles, is_alive):
        self.request, self.is_alive = request, is_alive
        self.contract = json.loads((bundles / "chat-socket.json").read_text())
        self.schemas = Schemas(self.contract)
        self.limit = self.contract["x-limits"]["messageBytes"]

    def run(self):
        key = self.request.headers["sec-websocket-key"]
        accept = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        self.request.send_response(101)
        for name, value in (("upgrade", "websocket"), ("connection", "Upgrade"), ("sec-websocket-accept", accept)):
            self.request.send_header(name, value)
        self.request.end_headers()
        self.request.close_connection = True
        self.send("0" + json.dumps({"sid": secrets.token_hex(8), "upgrades": [], "pingInterval": PING_MS, "pingTimeout": 20000, "maxPayload": self.limit}))
        while self.is_alive():
            if not select.select([self.request.connection], [], [], 0.3)[0]:
                continue
            text = self.receive()
            if text is None:
                return
            self.handle(text)

    def handle(self, text):
        if text.startswith("40"):
            self.send("40" + json.dumps({"sid": secrets.token_hex(8)}))
        found = re.match(r"42(\d+)(.*)", text, re.S)
        if found:
            event, payload = (json.loads(found[2]) + [None])[:2]
            self.send(f"43{found[1]}{json.dumps([self.acknowledge(event, payload)])}")

    def acknowledge(self, event, payload):
        messages = [each for each in self.contract["components"]["messages"].values() if each["name"] == event]
        if not messages or self.schemas.faults(messages[0]["payload"], payload):
            return {"ok": False, "code": "INVALID_REQUEST"}
        return {"ok": True, "joined": payload} if event == "joinRoom" else {"ok": True}

    def send(self, text):
        content = text.encode()
        length = bytes([len(content)]) if len(content) < 126 else b"\x7e" + struct.pack(">H", len(content))
        self.request.connection.sendall(b"\x81" + length + content)

    def receive(self):
        """A text, or None at the end or if it is too long. Control frames are an empty text."""
        head = self.request.rfile.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            return None
        length = head[1] & 127
        if length == 126:
            length = struct.unpack(">H", self.request.rfile.read(2))[0]
        if length > self.limit or length == 127:
            return None
        mask = self.request.rfile.read(4)
        content = self.request.rfile.read(length)
        text = bytes(byte ^ mask[index % 4] for index, byte in enumerate(content)).decode("utf-8", "replace")
        return text if head[0] & 15 == 1 else ""
