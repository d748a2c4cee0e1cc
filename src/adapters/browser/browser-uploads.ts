import { Failure } from '../../core/shared/failure';
import {
  type ChosenFile,
  PictureUploads,
  type Upload,
  type UploadedPicture,
} from '../../core/shared/picture-uploads';
import type { Timers } from '../../core/shared/timers';
import { accountHeader } from '../http/account-header';
import type { Ambience } from '../http/ambient';
import { failureOf, refusalOf } from '../http/failures';

const OPERATION = 'uploadPicture';

interface Speaking {
  readonly ambience: () => Ambience;
  /** The account that the page shows. Another tab may have signed in another one. */
  readonly accountId: () => string | undefined;
  /** Renews an expired session; resolves to whether there is a session again. */
  readonly renew: () => Promise<boolean>;
  readonly timers: Timers;
}

/** A slow connection makes progress all the time; without progress for this long, it is dead. */
const STILL_MS = 30_000;

/** Uses XMLHttpRequest because fetch does not report upload progress. */
export class BrowserUploads extends PictureUploads {
  readonly #speaking: Speaking;

  constructor(speaking: Speaking) {
    super();
    this.#speaking = speaking;
  }

  upload(file: ChosenFile, onProgress: (share: number) => void): Upload {
    let request: XMLHttpRequest | undefined;
    let cancelled = false;
    const send = async (): Promise<Response> => {
      if (cancelled) throw new Failure('cancelled', OPERATION, 0);
      request = this.#request();
      return this.#answered(request, file, onProgress);
    };
    const run = async () => {
      const first = await send();
      const again = first.status === 401 && (await this.#speaking.renew());
      return pictureIn(again ? await send() : first);
    };
    const cancel = () => {
      cancelled = true;
      request?.abort();
    };
    return { done: run(), cancel };
  }

  discard(key: string): void {
    const { renew } = this.#speaking;
    const send = () =>
      fetch(`/media/pending/${key}`, { method: 'DELETE', headers: this.#headers(), keepalive: true });
    send()
      .then(async ({ status }) => status === 401 && (await renew()) && send())
      .catch(() => undefined);
  }

  #request(): XMLHttpRequest {
    const request = new XMLHttpRequest();
    request.open('POST', '/media');
    for (const [name, value] of Object.entries(this.#headers())) request.setRequestHeader(name, value);
    return request;
  }

  #headers(): Record<string, string> {
    const { ambience, accountId } = this.#speaking;
    return { ...ambience(), ...accountHeader(accountId()) };
  }

  async #answered(
    request: XMLHttpRequest,
    file: ChosenFile,
    onProgress: (share: number) => void,
  ): Promise<Response> {
    let stop = () => {};
    const dead = new Promise<never>((_, reject) => {
      const wait = () => {
        stop();
        stop = this.#speaking.timers.after(STILL_MS, () => {
          reject(failureOf(OPERATION, new DOMException('Nothing moves any more.', 'TimeoutError')));
          request.abort();
        });
      };
      wait();
      request.upload.onprogress = ({ loaded, total }) => {
        wait();
        onProgress(total > 0 ? loaded / total : 0);
      };
    });
    try {
      return await Promise.race([dead, answered(request, file)]);
    } finally {
      stop();
    }
  }
}

function answered(request: XMLHttpRequest, file: ChosenFile): Promise<Response> {
  if (!(file instanceof Blob)) throw new TypeError('Only what the browser holds can be sent.');
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const headers = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]]);
      resolve(new Response(request.responseText, { status: request.status, headers }));
    };
    request.onerror = () => reject(failureOf(OPERATION, new TypeError('The line was cut.')));
    request.onabort = () => reject(new Failure('cancelled', OPERATION, 0));
    request.send(file);
  });
}

async function pictureIn(response: Response): Promise<UploadedPicture> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.status !== 201) throw refusalOf(OPERATION, response, body);
  if (!isPicture(body)) throw new Failure('contract', OPERATION, response.status);
  return { key: body.key, url: body.url };
}

function isPicture(body: unknown): body is UploadedPicture {
  if (typeof body !== 'object' || body === null) return false;
  const { key, url } = body as Readonly<Record<string, unknown>>;
  return typeof key === 'string' && typeof url === 'string';
}
