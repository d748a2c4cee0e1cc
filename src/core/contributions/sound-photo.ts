import { BIGGEST_PICTURE, refusedFile } from '../shared/chosen-file';
import { PICTURE_SIZES } from '../shared/picture-address';
import { type PictureHead, readPictureHead } from '../shared/picture-head';
import type { ChosenFile } from '../shared/picture-uploads';

/** Why a file is not even sent. */
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

const MOST_PIXELS = 30_000_000;
/** Below that there is nothing to see. */
const SHORTEST_SIDE = 200;

/** Whether too little is left of a picture once it is as small as it is shown. */
export function isNarrow({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const shrunk = Math.min(1, PICTURE_SIZES.large / Math.max(width, height));
  return Math.min(width, height) * shrunk < SHORTEST_SIDE;
}

/** Whether the bytes of a file have to be looked at to know. */
export const isWorthReading = ({ size }: ChosenFile): boolean => size > 0 && size <= BIGGEST_PICTURE;

/** By what is in the file, not by its name; nothing where its first bytes cannot be read. */
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
  if (width * height > MOST_PIXELS) return 'pixels';
  return isNarrow({ width, height }) ? 'narrow' : undefined;
}
