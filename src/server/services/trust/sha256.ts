import { createHash } from 'node:crypto';

export const sha256 = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(createHash('sha256').update(bytes).digest());
