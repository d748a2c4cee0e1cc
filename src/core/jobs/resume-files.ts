import type { ChosenFile } from '../shared/picture-uploads';

/** Reads the file that the user chose. */
export abstract class ResumeFiles {
  /** In Base64; undefined when the file is no PDF or can no longer be read. */
  abstract read(file: ChosenFile): Promise<string | undefined>;
}
