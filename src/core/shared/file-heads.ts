import type { ChosenFile } from './picture-uploads';

export abstract class FileHeads {
  /** The first bytes; undefined when the file can no longer be read. */
  abstract read(file: ChosenFile): Promise<Uint8Array | undefined>;
}
