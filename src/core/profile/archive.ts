import type { ExportFile } from './account-ending-port';

/** Gives somebody several files as one. */
export abstract class Archive {
  abstract save(name: string, files: readonly ExportFile[]): Promise<void>;
}
