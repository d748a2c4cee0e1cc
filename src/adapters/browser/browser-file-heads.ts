import { FileHeads } from '../../core/shared/file-heads';
import { HEAD_LENGTH } from '../../core/shared/picture-head';
import type { ChosenFile } from '../../core/shared/picture-uploads';

export class BrowserFileHeads extends FileHeads {
  async read(file: ChosenFile): Promise<Uint8Array | undefined> {
    if (!(file instanceof Blob)) return undefined;
    try {
      return new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());
    } catch {
      return undefined;
    }
  }
}
