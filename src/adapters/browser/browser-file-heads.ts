import { FileHeads } from '../../core/media/file-heads';
import { HEAD_LENGTH } from '../../core/media/picture-head';
import type { ChosenFile } from '../../core/media/picture-uploads';

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
