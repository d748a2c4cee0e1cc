const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const BYTE = 256;

/** UTF-8, without the encoder of a browser or of Node. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return Uint8Array.from(bytes);
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f);

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const sameBytes = (some: Uint8Array, other: Uint8Array): boolean =>
  some.length === other.length && some.every((byte, index) => byte === other[index]);

/** Standard base64 with padding, as in signed notes. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3);
    const group = (first * BYTE + second) * BYTE + third;
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET[(group >> shift) & 63]).join('');
    text += digits.slice(0, Math.min(4, bytes.length - at + 1)).padEnd(4, '=');
  }
  return text;
}

/** Undefined unless the text is exactly what `toBase64` writes. */
export function fromBase64(text: string): Uint8Array | undefined {
  const [digits = ''] = text.split('=');
  const digit = (at: number): number => ALPHABET.indexOf(digits.charAt(at));
  const bytes = Uint8Array.from({ length: Math.floor(digits.length * 0.75) }, (_, index) => {
    const at = Math.floor(index / 0.75);
    return ((digit(at) << 6) | digit(at + 1)) >> (4 - (index % 3) * 2);
  });
  return toBase64(bytes) === text ? bytes : undefined;
}

export const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
