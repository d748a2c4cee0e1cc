import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { toPublishedKey } from '../../../core/untraceable/rsa-key';
import { monthOf } from '../../../core/untraceable/rules';
import type { Services } from '../services';
import type { Group } from './group-alias';

type Keys = Pick<Services, 'db' | 'encryption' | 'now'>;

const BITS = 2048;

export interface TokenKeyRow {
  readonly key_id: string;
  readonly group_kind: Group['kind'];
  readonly group_id: number;
  readonly group_name: string;
  readonly month: string;
  readonly public_key: string;
  readonly holders: number;
}

export const KEY_COLUMNS = [
  'key_id',
  'group_kind',
  'group_id',
  'group_name',
  'month',
  'public_key',
  'holders',
] as const;

const contextOf = (keyId: string): string => `token key ${keyId}`;

/** The group's key of this month, created when it is first needed. */
export async function keyOfMonth(services: Keys, group: Group): Promise<TokenKeyRow> {
  const month = monthOf(services.now());
  const known = await readKey(services, group, month);
  if (known) return known;
  await insertKey(services, { ...group, month, ...(await newKey()) });
  const key = await readKey(services, group, month);
  if (!key) throw new Error('The new token key is missing.');
  return key;
}

function readKey(
  { db }: Pick<Services, 'db'>,
  { kind, id }: Group,
  month: string,
): Promise<TokenKeyRow | undefined> {
  return db
    .selectFrom('token_keys')
    .select(KEY_COLUMNS)
    .where('group_kind', '=', kind)
    .where('group_id', '=', id)
    .where('month', '=', month)
    .executeTakeFirst();
}

interface NewKey extends Group {
  readonly month: string;
  /** As published. */
  readonly publicKey: Buffer;
  /** PKCS #8. */
  readonly privateKey: Buffer;
  readonly holders?: number;
}

/** Another server may have created the key of the same group and month in the meantime; then that one stays. */
export const insertKey = (
  { db, encryption }: Pick<Services, 'db' | 'encryption'>,
  { kind, id, name, month, publicKey, privateKey, holders = 0 }: NewKey,
) => {
  const keyId = createHash('sha256').update(publicKey).digest('base64url');
  return db
    .insertInto('token_keys')
    .values({
      key_id: keyId,
      group_kind: kind,
      group_id: id,
      group_name: name,
      month,
      public_key: publicKey.toString('base64url'),
      private_key: encryption.encrypt(contextOf(keyId), { pkcs8: privateKey.toString('base64url') }),
      holders,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

async function newKey(): Promise<Pick<NewKey, 'publicKey' | 'privateKey'>> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: BITS });
  const published = toPublishedKey(new Uint8Array(pair.publicKey.export({ format: 'der', type: 'spki' })));
  if (!published) throw new Error('The new token key has another format.');
  return {
    publicKey: Buffer.from(published),
    privateKey: pair.privateKey.export({ format: 'der', type: 'pkcs8' }),
  };
}

export async function privateKeyOf(
  { db, encryption }: Pick<Services, 'db' | 'encryption'>,
  keyId: string,
): Promise<KeyObject> {
  const { private_key: encrypted } = await db
    .selectFrom('token_keys')
    .select('private_key')
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();
  const { pkcs8 } = encryption.decrypt<{ readonly pkcs8: string }>(contextOf(keyId), encrypted);
  return createPrivateKey({ key: Buffer.from(pkcs8, 'base64url'), format: 'der', type: 'pkcs8' });
}
