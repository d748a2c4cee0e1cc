import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';
import { makeFolder } from './make-folder';

/** Keys that separate members from their actions. Never stored in the database. */
export interface Secrets {
  /** A keyed one-way name for a member within one purpose. */
  readonly seal: (purpose: string, memberId: string) => string;
  readonly cursorKey: Buffer;
  /** Encrypts data stored for a single member. */
  readonly recordKey: Buffer;
  /** The seed of the key that signs the public log. */
  readonly logKey: Buffer;
}

const SEAL_BYTES = 24;
const KEY_BYTES = 32;

export const secretsOf = (config: Pick<Config, 'secretKey' | 'dataDir'>): Secrets =>
  secretsFrom(config.secretKey ?? savedKey(config.dataDir));

export function secretsFrom(secret: string): Secrets {
  const sealKey = derive(secret, 'seal');
  return {
    seal: (purpose, memberId) =>
      createHmac('sha256', sealKey)
        .update(`${purpose}\0${memberId}`)
        .digest()
        .subarray(0, SEAL_BYTES)
        .toString('base64url'),
    cursorKey: derive(secret, 'cursor'),
    recordKey: derive(secret, 'record'),
    logKey: derive(secret, 'public log'),
  };
}

const derive = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `humkaar ${use}`, KEY_BYTES));

/** Creates the key of this data directory on the first start; only its owner may read it. */
function savedKey(dataDir: string): string {
  const file = join(dataDir, 'secret.key');
  makeFolder(dataDir);
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length < KEY_BYTES)
    throw new Error(`${file} does not contain a valid key; restore it from your backup.`);
  return key;
}
