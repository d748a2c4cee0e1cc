import type { KeyDirectory, ListedKey } from './untraceable-port';
import type { StoredToken, Wallet } from './wallet';

/** A group that hides the author, with the token to spend. */
export interface UsableGroup {
  readonly key: ListedKey;
  readonly token: StoredToken;
  /** The tokens left for this group. */
  readonly left: number;
}

/**
 * The company if it is large enough, otherwise the industry. A key counts only if the directory lists it and
 * no other key for the same group and month: an issuer could mark members with separate keys.
 */
export function usableGroup(
  { tokens }: Pick<Wallet, 'tokens'>,
  { keys }: KeyDirectory,
): UsableGroup | undefined {
  const usable = tokens.flatMap((token): UsableGroup[] => {
    const key = keys.find(({ keyId }) => keyId === token.keyId);
    if (!key || !isOnlyOne(keys, key)) return [];
    return [{ key, token, left: tokens.filter(({ keyId }) => keyId === key.keyId).length }];
  });
  const inOrder = [...usable].sort((a, b) => (a.key.month < b.key.month ? -1 : 1));
  return inOrder.find(({ key }) => key.kind === 'COMPANY') ?? inOrder[0];
}

const isOnlyOne = (keys: readonly ListedKey[], key: ListedKey): boolean =>
  keys.filter(
    ({ kind, groupId, month }) => kind === key.kind && groupId === key.groupId && month === key.month,
  ).length === 1;
