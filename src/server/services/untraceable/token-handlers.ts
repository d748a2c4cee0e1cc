import { constants, privateDecrypt } from 'node:crypto';
import type { components, operations } from '../../../contracts/tokens';
import { monthOf, TOKENS_A_MONTH, validMonths } from '../../../core/untraceable/rules';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { Refusal } from '../../http/refusal';
import { requestHash } from '../../http/respond-once';
import { signedIn } from '../profile/account/viewer';
import { readCareer } from '../profile/career/career-queries';
import type { Services } from '../services';
import { keyOfMonth, privateKeyOf, type TokenKeyRow } from './token-keys';
import { isAnyUsed, proofHashes, spendProofs } from './token-proofs';
import { countHolder, groupsOf, insertBatch, isWithheld, readBatch, readKeys } from './token-queries';

type Wire = components['schemas'];

/** Knows the member but never sees a token: it only signs blinded messages. */
export const tokenHandlers = (services: Services): Handlers<operations> => ({
  readTokenOffer: async ({ caller }) => {
    const { memberId } = signedIn(services, caller);
    const month = monthOf(services.now());
    const batch = await readBatch(services.db, holderSeal(services, memberId), month);
    const isProofUsed = await isAnyUsed(services.db, await proofHashes(services, memberId, month));
    const keys = await ownKeys(services, memberId);
    return {
      status: 200,
      body: {
        isFetched: batch !== undefined || isProofUsed,
        tokens: TOKENS_A_MONTH,
        keys: keys.map(presentKey),
      },
    };
  },

  issueTokens: async ({ body: { requests }, caller }) => {
    const viewer = signedIn(services, caller);
    const holder = holderSeal(services, viewer.memberId);
    const hash = requestHash(services, requests);
    const keyIds = requests.map(({ keyId }) => keyId);
    if (!(await isRepeated(services, { holder, keyIds, hash }))) {
      if (await isWithheld(services.db, viewer)) throw new Refusal(403, 'TOKENS_WITHHELD');
      const own = (await ownKeys(services, viewer.memberId)).map(({ key_id }) => key_id);
      if (new Set(keyIds).size < keyIds.length || !keyIds.every((id) => own.includes(id))) throw refused();
      const answers = await signAll(services, requests);
      await whileAccountExists(services.db, viewer, async (db) => {
        const batch = { holder, month: monthOf(services.now()), requestHash: hash };
        const isNew = await insertBatch(db, batch);
        if (!isNew && (await readBatch(db, holder, batch.month)) !== hash) throw fetched();
        if (!isNew) return;
        const proofs = await proofHashes({ ...services, db }, viewer.memberId, batch.month);
        if (!(await spendProofs(db, batch.month, proofs))) throw fetched();
        await countHolder(db, keyIds);
      });
      return { status: 200, body: { answers } };
    }
    return { status: 200, body: { answers: await signAll(services, requests) } };
  },
});

const fetched = (): Refusal => new Refusal(409, 'TOKENS_FETCHED');

const refused = (): Refusal => new Refusal(422, 'TOKEN_REQUEST_REFUSED');

const holderSeal = ({ seal }: Pick<Services, 'seal'>, memberId: string): string => seal('tokens', memberId);

/** The same request was answered before; its response may have been lost. */
async function isRepeated(
  { db, now }: Services,
  {
    holder,
    keyIds,
    hash,
  }: { readonly holder: string; readonly keyIds: readonly string[]; readonly hash: string },
): Promise<boolean> {
  const [key] = await readKeys(db, keyIds);
  return (
    key !== undefined &&
    validMonths(now()).includes(key.month) &&
    (await readBatch(db, holder, key.month)) === hash
  );
}

/** The keys for the company where the member currently has a verified job. */
async function ownKeys(services: Services, memberId: string): Promise<readonly TokenKeyRow[]> {
  const career = await readCareer(services, memberId);
  if (career?.type !== 'working' || career.verified !== 'VERIFIED' || career.organisation === null) return [];
  const groups = await groupsOf(services.db, career.organisation);
  return Promise.all(groups.map((group) => keyOfMonth(services, group)));
}

const presentKey = (row: TokenKeyRow): Wire['TokenKey'] => ({
  keyId: row.key_id,
  publicKey: row.public_key,
  kind: row.group_kind,
  entityId: row.group_id,
  name: row.group_name,
  month: row.month,
});

async function signAll(
  services: Services,
  requests: readonly Wire['BlindRequest'][],
): Promise<Wire['BlindAnswer'][]> {
  const answers: Wire['BlindAnswer'][] = [];
  for (const { keyId, blinded } of requests) {
    const key = await privateKeyOf(services, keyId);
    answers.push({ keyId, signatures: blinded.map((value) => signBlindly(key, value)) });
  }
  return answers;
}

/** The raw private operation of RSA (RFC 9474, BlindSign). */
function signBlindly(key: Parameters<typeof privateDecrypt>[0] & object, blinded: string): string {
  try {
    return privateDecrypt(
      { key: key as never, padding: constants.RSA_NO_PADDING },
      Buffer.from(blinded, 'base64url'),
    ).toString('base64url');
  } catch {
    // Larger than the modulus.
    throw refused();
  }
}
