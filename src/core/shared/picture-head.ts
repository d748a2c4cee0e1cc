/** File type and size from a file's first bytes, regardless of its name. */
export interface PictureHead {
  readonly kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'drawing';
  /** Absent when the file head does not contain it. */
  readonly width?: number;
  readonly height?: number;
}

/** Enough of a file: the data cameras write before the picture size is shorter. */
export const HEAD_LENGTH = 256 * 1024;

/** Undefined for any other file type. */
export function readPictureHead(bytes: Uint8Array): PictureHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const starts = (text: string, index = 0) => textAt(bytes, index, text.length) === text;
  if (starts('\xff\xd8\xff')) return { kind: 'jpeg', ...jpegSize(view) };
  if (starts('\x89PNG\r\n\x1a\n')) return { kind: 'png', ...pngSize(view) };
  if (starts('RIFF') && starts('WEBP', 8)) return { kind: 'webp', ...webpSize(view, textAt(bytes, 12, 4)) };
  if (starts('GIF8')) return { kind: 'gif' };
  if (starts('ftyp', 4) && HEIC.has(textAt(bytes, 8, 4))) return { kind: 'heic' };
  return /<svg[\s>]/i.test(textAt(bytes, 0, 1000)) ? { kind: 'drawing' } : undefined;
}

const HEIC = new Set(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1', 'avif']);

const textAt = (bytes: Uint8Array, index: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(index, index + length));

type Size = Pick<PictureHead, 'width' | 'height'>;

const pngSize = (view: DataView): Size =>
  view.byteLength < 24 ? {} : { width: view.getUint32(16), height: view.getUint32(20) };

/** Walks the segments by their lengths until the one with the picture size. */
function jpegSize(view: DataView): Size {
  let position = 2;
  while (position + 9 < view.byteLength && view.getUint8(position) === 0xff) {
    const part = view.getUint8(position + 1);
    if (isFrame(part)) return { height: view.getUint16(position + 5), width: view.getUint16(position + 7) };
    position += part === 0xff ? 1 : 2 + view.getUint16(position + 2);
  }
  return {};
}

/** Frame markers are C0 to CF except three that mark tables. */
const isFrame = (part: number): boolean => part >= 0xc0 && part <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(part);

function webpSize(view: DataView, form: string): Size {
  if (view.byteLength < 30) return {};
  if (form === 'VP8X') return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

const threeBytes = (view: DataView, index: number): number =>
  view.getUint16(index, true) + 0x10000 * view.getUint8(index + 2);
