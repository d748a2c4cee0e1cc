import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { MEDIA_TYPE, type MediaFile, MediaStore } from './media-store';

/** An S3-compatible store; the bucket URL contains no secret. */
export interface S3Place {
  /** Includes the bucket: https://storage.example/humkaar-media */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 10_000;

export class S3Media extends MediaStore {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;

  constructor({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Place) {
    super();
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#bucketUrl = bucketUrl.replace(/\/$/, '');
  }

  async put(file: MediaFile, bytes: Buffer): Promise<void> {
    requireOk(await this.#ask(file, 'PUT', bytes));
  }

  async get(file: MediaFile): Promise<Buffer | undefined> {
    const response = await this.#ask(file, 'GET');
    if (response.status === 404) return undefined;
    return Buffer.from(await requireOk(response).arrayBuffer());
  }

  async remove(file: MediaFile): Promise<void> {
    const response = await this.#ask(file, 'DELETE');
    if (response.status !== 404) requireOk(response);
  }

  /** The signature covers the bytes too, so that they cannot change in transit. */
  #ask(file: MediaFile, method: string, bytes: Buffer = Buffer.alloc(0)): Promise<Response> {
    return this.#client.fetch(`${this.#bucketUrl}/${file}`, {
      method,
      ...(bytes.length > 0 && { body: new Uint8Array(bytes) }),
      headers: {
        'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        ...(method === 'PUT' && { 'content-type': MEDIA_TYPE }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  }
}

/** The store's own message may contain the bucket and the file, so only its status is reported. */
function requireOk(response: Response): Response {
  if (!response.ok) throw new Error(`The media store answered ${response.status}.`);
  return response;
}
