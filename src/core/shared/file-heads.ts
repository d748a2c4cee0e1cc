import type { ChosenFile } from './picture-uploads';

/** Looks into files before they are sent. */
export abstract class FileHeads {
  /** The first bytes; undefined where the file cannot be read any more. */
  abstract read(file: ChosenFile): Promise<Uint8Array | undefined>;
}
