import { isPdf } from '../../core/jobs/is-pdf';
import { ResumeFiles } from '../../core/jobs/resume-files';
import type { ChosenFile } from '../../core/shared/picture-uploads';

export class BrowserResumeFiles extends ResumeFiles {
  async read(file: ChosenFile): Promise<string | undefined> {
    if (!(file instanceof Blob)) return undefined;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return isPdf(bytes) ? base64(bytes) : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Arguments of one call; browsers refuse much longer lists. */
const AT_ONCE = 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(text);
}
