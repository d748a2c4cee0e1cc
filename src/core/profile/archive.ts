import type { ExportFile } from './account-ending-port';

export abstract class Archive {
  abstract save(name: string, files: readonly ExportFile[]): Promise<void>;
}
