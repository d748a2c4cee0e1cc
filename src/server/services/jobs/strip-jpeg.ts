const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
const APP_FIRST = 0xe1;
const APP_LAST = 0xef;
/** The colour transform of Adobe; without it colours change. */
const APP_ADOBE = 0xee;

const isPrivate = (kind: number): boolean =>
  kind === COMMENT || (kind >= APP_FIRST && kind <= APP_LAST && kind !== APP_ADOBE);

/** Removes the segments that hold camera, place, time, comments and thumbnails. Throws for anything but a JPEG. */
export function stripJpeg(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) throw new Error('This is not a JPEG.');
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts: Buffer[] = [view.subarray(0, 2)];
  let at = 2;
  while (view[at] === MARKER) {
    const kind = view[at + 1] ?? 0;
    if (kind === START_OF_SCAN) return Buffer.concat([...parts, untilEnd(view.subarray(at))]);
    const end = at + 2 + view.readUInt16BE(at + 2);
    if (!isPrivate(kind)) parts.push(view.subarray(at, end));
    at = end;
  }
  throw new Error('This JPEG has no image.');
}

/** Phones append a second picture or a video after the end of the image. */
function untilEnd(scan: Buffer): Buffer {
  const end = scan.indexOf(Buffer.from([MARKER, 0xd9]));
  return end === -1 ? scan : scan.subarray(0, end + 2);
}
