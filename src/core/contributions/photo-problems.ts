import { MAX_PICTURE_BYTES, refusedFile } from '../shared/chosen-file';
import { PICTURE_SIZES } from '../shared/picture-address';
import { type PictureHead, readPictureHead } from '../shared/picture-head';
import type { ChosenFile } from '../shared/picture-uploads';

/** Why a file is rejected before the upload. */
export type FileProblem =
  | 'empty'
  | 'unreadable'
  | 'size'
  | 'type'
  | 'gif'
  | 'heic'
  | 'drawing'
  | 'pixels'
  | 'narrow';

const MAX_PIXELS = 30_000_000;
/** A picture with a shorter side shows too little. */
const SHORTEST_SIDE = 200;

export function isNarrow({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const shrunk = Math.min(1, PICTURE_SIZES.large / Math.max(width, height));
  return Math.min(width, height) * shrunk < SHORTEST_SIDE;
}

/** Whether the check needs the bytes of the file. */
export const isWorthReading = ({ size }: ChosenFile): boolean => size > 0 && size <= MAX_PICTURE_BYTES;

/** Checks the content, not the file name; undefined bytes mean that the file was unreadable. */
export function fileProblem(file: ChosenFile, bytes: Uint8Array | undefined): FileProblem | undefined {
  if (file.size === 0) return 'empty';
  if (!isWorthReading(file)) return 'size';
  if (!bytes) return 'unreadable';
  const head = readPictureHead(bytes);
  return (head ? headProblem(head) : 'type') ?? refusedFile(file);
}

function headProblem({ kind, width, height }: PictureHead): FileProblem | undefined {
  if (kind === 'gif' || kind === 'heic' || kind === 'drawing') return kind;
  if (width === undefined || height === undefined) return undefined;
  if (width * height > MAX_PIXELS) return 'pixels';
  return isNarrow({ width, height }) ? 'narrow' : undefined;
}
