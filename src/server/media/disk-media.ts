import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../make-folder';
import { type MediaFile, MediaStore } from './media-store';

/** The upload time is stored elsewhere no finer than its month, so the file must not reveal it either. */
const NO_TIME = new Date(0);

export class DiskMedia extends MediaStore {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** Written to a temporary file and moved into place, so that a partial picture is never found. */
  async put(file: MediaFile, bytes: Buffer): Promise<void> {
    makeFolder(this.#folder);
    const unfinished = join(this.#folder, `.${randomUUID()}`);
    await writeFile(unfinished, bytes, { mode: 0o600 });
    await utimes(unfinished, NO_TIME, NO_TIME);
    await rename(unfinished, join(this.#folder, file));
  }

  async get(file: MediaFile): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folder, file));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  remove(file: MediaFile): Promise<void> {
    return rm(join(this.#folder, file), { force: true });
  }
}
