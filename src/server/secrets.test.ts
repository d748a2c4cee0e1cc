import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretsFrom, secretsOf } from './secrets';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'humkaar-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the key of a data directory', () => {
  it('the key is created once and readable only by its owner', () => {
    const first = secretsOf({ dataDir, secretKey: undefined });
    const second = secretsOf({ dataDir, secretKey: undefined });
    expect(second.seal('vote', 'asha')).toBe(first.seal('vote', 'asha'));
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  });
});

describe('a seal', () => {
  const { seal } = secretsFrom('a'.repeat(32));

  it('a seal differs per purpose and member and is the same each time', () => {
    expect(seal('vote', 'asha')).toBe(seal('vote', 'asha'));
    expect(new Set([seal('vote', 'asha'), seal('alias', 'asha'), seal('vote', 'ravi')]).size).toBe(3);
  });

  it('a seal depends on the server key', () => {
    expect(secretsFrom('b'.repeat(32)).seal('vote', 'asha')).not.toBe(seal('vote', 'asha'));
  });

  it('a seal does not confuse where the purpose ends and the member begins', () => {
    expect(seal('a', 'bc')).not.toBe(seal('ab', 'c'));
  });
});
