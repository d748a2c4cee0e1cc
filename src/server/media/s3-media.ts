import { AwsClient } from 'aws4fetch';
import { MEDIA_TYPE, type MediaFile, MediaStore } from './media-store';

/** An S3-compatible store; the bucket's address holds no secret. */
export interface S3Place {
  /** With the bucket: https://storage.example/humkaar-media */
  readonly bucketUrl: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const PATIENCE_MS = 10_000;

/** Pictures in an S3-compatible store. */
export class S3Media extends MediaStore {
  readonly #client: AwsClient;
  readonly #bucketUrl: string;

  constructor({ bucketUrl, region, accessKeyId, secretAccessKey }: S3Place) {
    super();
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
    this.#bucketUrl = bucketUrl.replace(/\/$/, '');
  }

  async put(file: MediaFile, bytes: Buffer): Promise<void> {
    const headers = { 'content-type': MEDIA_TYPE };
    requireOk(await this.#ask(file, { method: 'PUT', body: new Uint8Array(bytes), headers }));
  }

  async get(file: MediaFile): Promise<Buffer | undefined> {
    const answer = await this.#ask(file, { method: 'GET' });
    if (answer.status === 404) return undefined;
    return Buffer.from(await requireOk(answer).arrayBuffer());
  }

  async remove(file: MediaFile): Promise<void> {
    const answer = await this.#ask(file, { method: 'DELETE' });
    if (answer.status !== 404) requireOk(answer);
  }

  #ask(file: MediaFile, request: RequestInit): Promise<Response> {
    return this.#client.fetch(`${this.#bucketUrl}/${file}`, {
      ...request,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  }
}

/** The store's own words may name the bucket and the file, so only its status is told. */
function requireOk(answer: Response): Response {
  if (!answer.ok) throw new Error(`The media store answered ${answer.status}.`);
  return answer;
}
