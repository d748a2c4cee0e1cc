import type { ExportFile } from '../../core/profile/account-ending-port';
import type { Archive } from '../../core/profile/archive';

/** Makes one zip of the named files. */
export type Zip = (files: Readonly<Record<string, Uint8Array>>) => Promise<Uint8Array<ArrayBuffer>>;

/** Hands the files to the browser's downloads as one. They are put together on the device. */
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
