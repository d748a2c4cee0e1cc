/** Where uploaded pictures are kept. Keys are random and tell nothing; what is kept is already re-encoded. */
export abstract class MediaStore {
  /** Keeps the bytes under the key, over whatever was there. */
  abstract put(key: MediaKey, bytes: Buffer): Promise<void>;
  /** Undefined when there is nothing under the key. */
  abstract get(key: MediaKey): Promise<Buffer | undefined>;
  /** Nothing happens when there is nothing under the key. */
  abstract remove(key: MediaKey): Promise<void>;
}

declare const mediaKey: unique symbol;
export type MediaKey = string & { readonly [mediaKey]: true };

const KEY = /^[A-Za-z0-9_-]{16,64}\.webp$/;

/** A key names one file and no path; anything else is none. */
export const mediaKeyOf = (text: string): MediaKey | undefined =>
  KEY.test(text) ? (text as MediaKey) : undefined;

export const newMediaKey = (newId: () => string): MediaKey => `${newId()}.webp` as MediaKey;

/** Every picture is kept in this form. */
export const MEDIA_TYPE = 'image/webp';
