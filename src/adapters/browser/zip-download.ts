import type { ExportFile } from '../../core/profile/account-ending-port';
import type { Archive } from '../../core/profile/archive';

export type Zip = (files: Readonly<Record<string, Uint8Array>>) => Promise<Uint8Array<ArrayBuffer>>;

/** Builds the archive on the device and downloads it as one file. */
export class ZipDownload implements Archive {
  readonly #zip: Zip;

  constructor(zip: Zip) {
    this.#zip = zip;
  }

  async save(name: string, files: readonly ExportFile[]): Promise<void> {
    const text = new TextEncoder();
    const bytes = await this.#zip(
      Object.fromEntries(files.map((file) => [file.name, text.encode(file.text)])),
    );
    const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    URL.revokeObjectURL(address);
  }
}
