"""The part of JSON Schema that the contracts use."""

import re

KINDS = {
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool) and value == int(value),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "array": lambda value: isinstance(value, list),
    "object": lambda value: isinstance(value, dict),
    "null": lambda value: value is None,
}
# Keyword, the values it is about, and the test that a value passes.
RULES = [
    ("minLength", str, lambda value, limit: len(value) >= limit),
    ("maxLength", str, lambda value, limit: len(value) <= limit),
    ("pattern", str, lambda value, limit: re.search(limit.replace("$", r"\Z"), value)),
    ("minItems", list, lambda value, limit: len(value) >= limit),
    ("maxItems", list, lambda value, limit: len(value) <= limit),
    ("maxProperties", dict, lambda value, limit: len(value) <= limit),
    ("minimum", (int, float), lambda value, limit: value >= limit),
    ("maximum", (int, float), lambda value, limit: value <= limit),
]


class Schemas:
    def __init__(self, document):
        self.document = document

    def resolve(self, node):
        while "$ref" in node:
            target = self.document
            for key in node["$ref"][2:].split("/"):
                target = target[key.replace("~1", "/").replace("~0", "~")]
            node = {**target, **{key: value for key, value in node.items() if key != "$ref"}}
        return node

    def read(self, schema, texts):
        """A parameter's text as its value, and what is wrong with it."""
        whole, value = self.resolve(schema), texts[0]
        if whole.get("type") == "array":
            value = texts
        elif len(texts) > 1:
            return None, [("", "once")]
        elif whole.get("type") in ("integer", "number") and re.fullmatch(r"-?(0|[1-9]\d*)(\.\d+)?", value):
            value = float(value) if "." in value else int(value)
        elif whole.get("type") == "boolean" and value in ("true", "false"):
            value = value == "true"
        return value, self.faults(whole, value)

    def faults(self, schema, value, at=""):
        whole = self.resolve(schema)
        kinds = whole.get("type", [])
        if kinds and not any(KINDS[kind](value) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
            return [(at, "type")]
        if "const" in whole and value != whole["const"]:
            return [(at, "const")]
        if "enum" in whole and value not in whole["enum"]:
            return [(at, "enum")]
        ways = whole.get("oneOf", whole.get("anyOf"))
        if ways and not any(not self.faults(way, value, at) for way in ways):
            return [(at, "oneOf")]
        found = [fault for part in whole.get("allOf", []) for fault in self.faults(part, value, at)]
        for keyword, kind, passes in RULES:
            about = isinstance(value, kind) and not isinstance(value, bool)
            if keyword in whole and about and not passes(value, whole[keyword]):
                found.append((at, keyword))
        if isinstance(value, list) and "items" in whole:
            found += [fault for index, each in enumerate(value) for fault in self.faults(whole["items"], each, f"{at}/{index}")]
        return found + (self.field_faults(whole, value, at) if isinstance(value, dict) else [])

    def field_faults(self, whole, value, at):
        found = [(f"{at}/{name}", "required") for name in whole.get("required", []) if name not in value]
        rest = whole.get("additionalProperties", True)
        for name, each in value.items():
            schema = whole.get("properties", {}).get(name, rest)
            if schema is False:
                found.append((f"{at}/{name}", "additionalProperties"))
            elif schema is not True:
                found += self.faults(schema, each, f"{at}/{name}")
        return found
