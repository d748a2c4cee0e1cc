import { inflateSync } from 'node:zlib';

/** Allows a scanned page, but not a file that would fill the memory. */
const MAX_INFLATED = 64_000_000;
const MAX_STREAMS = 2_000;

/**
 * Whether reading the file takes a bounded amount of memory. The library unpacks object streams, so each may
 * be compressed only once and must state its size.
 */
export function inflatesWithinLimits(bytes: Buffer): boolean {
  const text = withPlainNames(bytes.toString('latin1'));
  if (/\/(ObjStm|XRef)/.test(text) && hasNestedFilters(text)) return false;
  let streams = 0;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.subarray(at - 3, at).equals(END)) continue;
    if (++streams > MAX_STREAMS || isBomb(bytes.subarray(afterLineBreak(bytes, at + 6)))) return false;
  }
  return true;
}

const END = Buffer.from('end');

/** In a name, any character may be written as its hex code. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const hasNestedFilters = (text: string): boolean =>
  /\/LZWDecode/.test(text) ||
  /\/Filter\s*(?![\s[/])/.test(text) ||
  [...text.matchAll(/\/Filter\s*\[([^\]]*)\]/g)].some(([, filters = '']) =>
    /\S\s*\/FlateDecode/.test(filters),
  );

function afterLineBreak(bytes: Buffer, at: number): number {
  if (bytes[at] === 0x0d && bytes[at + 1] === 0x0a) return at + 2;
  return bytes[at] === 0x0a || bytes[at] === 0x0d ? at + 1 : at;
}

function isBomb(packed: Buffer): boolean {
  try {
    inflateSync(packed, { maxOutputLength: MAX_INFLATED });
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}
