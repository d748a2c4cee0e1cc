import { createHash, createPublicKey, verify } from 'node:crypto';
import type { Digest } from '../../src/core/trust/digest';
import { type TileName, tilePath } from '../../src/core/trust/tiles';

/** Reads a file below the log's address; undefined if it does not exist. */
export type ReadFile = (path: string) => Promise<Uint8Array | undefined>;

/** The DER prefix of an Ed25519 key, as Node expects it (RFC 8410). */
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');

export const nodeDigest: Digest = {
  sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  verifyEd25519: async (key, message, signature) => {
    const publicKey = createPublicKey({ key: Buffer.concat([SPKI, key]), format: 'der', type: 'spki' });
    return verify(null, message, publicKey, signature);
  },
};

const NOT_FOUND = 404;

/** A failure of the connection names only its code. */
async function fetchFrom(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
    throw new Error(`Could not read ${url}: ${cause?.code ?? cause?.message ?? (error as Error).message}.`);
  }
}

export const httpReader =
  (base: string): ReadFile =>
  async (path) => {
    const response = await fetchFrom(`${base}/log/${path}`, { redirect: 'error' });
    if (response.status === NOT_FOUND) return undefined;
    if (!response.ok) throw new Error(`${base}/log/${path} responded with ${response.status}.`);
    return new Uint8Array(await response.arrayBuffer());
  };

const TOO_MANY = 429;
const A_SECOND = 1000;

/** Reads the public API responses behind the site's pages, as fast as the server allows. */
export const responseReader = (base: string) =>
  async function read(path: string): Promise<unknown> {
    // The service of untraceable posts refuses headers that name a client.
    const headers = path.startsWith('/untraceable-services/')
      ? undefined
      : { appid: '999', systemid: 'AB_WEB' };
    const response = await fetchFrom(base + path, { ...(headers && { headers }) });
    if (response.status === NOT_FOUND) return undefined;
    if (response.status === TOO_MANY) {
      const seconds = Number(response.headers.get('retry-after')) || 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * A_SECOND));
      return read(path);
    }
    if (!response.ok) throw new Error(`${base}${path} responded with ${response.status}.`);
    return response.json();
  };

export const readTile = (read: ReadFile, tile: TileName) => read(tilePath(tile));
