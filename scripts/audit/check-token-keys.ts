import { createHash } from 'node:crypto';
import type { ReadResponse } from './check-release';
import type { Finding } from './check-tree';

interface ListedKey {
  readonly keyId: string;
  readonly publicKey: string;
  readonly kind: string;
  readonly entityId: number;
  readonly month: string;
}

interface Directory {
  readonly keys: readonly ListedKey[];
}

const WHERE = 'token keys';
const digestOf = (data: string | Buffer, encoding: 'base64' | 'base64url'): string =>
  createHash('sha256').update(data).digest(encoding);

/**
 * Checks that everyone gets the same token keys: a key made for one member would mark that member's posts.
 */
export async function checkTokenKeys(
  entries: readonly Uint8Array[],
  read: ReadResponse,
): Promise<readonly Finding[]> {
  const directory = (await read('/untraceable-services/v1/keys')) as Directory | undefined;
  if (!directory) return [{ where: WHERE, what: 'there is no directory' }];
  const { keys } = directory;
  if (keys.length === 0) return [];
  const findings: Finding[] = [];
  const ids = keys.map(({ keyId }) => keyId).sort();
  if (digestOf(ids.join('\n'), 'base64') !== newestHash(entries))
    findings.push({
      where: WHERE,
      what: 'the directory is not the one in the log. A new list enters it within minutes; check again then',
    });
  const groups = new Set<string>();
  for (const { keyId, publicKey, kind, entityId, month } of keys) {
    if (digestOf(Buffer.from(publicKey, 'base64url'), 'base64url') !== keyId)
      findings.push({ where: WHERE, what: `${keyId} is not the id of its key` });
    const group = `${kind} ${entityId} ${month}`;
    if (groups.has(group)) findings.push({ where: WHERE, what: `${group} has more than one key` });
    groups.add(group);
  }
  return findings;
}

function newestHash(entries: readonly Uint8Array[]): string | undefined {
  for (const bytes of entries.toReversed()) {
    const text = new TextDecoder().decode(bytes);
    if (text.startsWith('{"kind":"rule","name":"token-keys"'))
      return (JSON.parse(text) as { readonly hash: string }).hash;
  }
  return undefined;
}
