import { constants, createHash, randomBytes, sign } from 'node:crypto';
import { expect } from 'vitest';
import { webAuthorKeys } from '../../src/adapters/browser/web-author-keys';
import { monthOf } from '../../src/core/untraceable/rules';
import { CHALLENGE, NONCE_BYTES, tokenHeader, tokenInput } from '../../src/core/untraceable/token';
import { authorKeyHash } from '../../src/server/services/untraceable/author-signature';
import { privateKeyOf } from '../../src/server/services/untraceable/token-keys';
import { proofHashes } from '../../src/server/services/untraceable/token-proofs';
import { OTHERS_POST } from './planted-posts';
import type { Planter } from './planter';
import { proveEmployment } from './untraceable';

const NAMELESS = '/untraceable-services/v1';
const HOLDERS = 20;

/**
 * Leaves the markers of an untraceable post and comment, and of the tokens that paid for them. They wait for their
 * hour afterwards. Returns the address of the post.
 */
export async function plantUntraceable(planter: Planter): Promise<string> {
  const { ask, mark, markAs, server, memberId } = planter;
  const { services } = server;
  await proveEmployment(services, memberId);
  const [address_seal, holder_seal] = [mark('AddressSeal'), services.seal('address holder', memberId)];
  await services.db
    .insertInto('verified_addresses')
    .values({ address_seal, owner_seal: holder_seal, holder_seal })
    .execute();
  const keyId = await keyOf(planter);
  const blinded = [`A${randomBytes(256).toString('base64url').slice(1)}`];
  await ask('POST', '/token-services/v1/batch', { requests: [{ keyId, blinded }] });
  await services.db.updateTable('token_keys').set({ holders: HOLDERS }).execute();
  markAs('TokenHolder', services.seal('tokens', memberId));
  const [proof = ''] = await proofHashes(services, memberId, monthOf(services.now()));
  markAs('TokenProof', proof);
  const community = { type: 'COMPANY', entityId: 1001 };
  const post = { title: mark('UntraceableTitle'), content: mark('UntraceableText'), community };
  const comment = { postId: OTHERS_POST, replyTo: null, content: mark('UntraceableComment') };
  const { postId } = await write(planter, 'post', { keyId, input: post });
  await write(planter, 'comment', { keyId, input: comment });
  return `/feed-services/v1/feed/${postId}`;
}

async function keyOf({ server, cookie }: Planter): Promise<string> {
  const reply = await server.send({ url: '/token-services/v1/offer', headers: { cookie } });
  return reply.json().keys[0].keyId;
}

async function write(
  { server, markAs }: Planter,
  kind: 'post' | 'comment',
  { keyId, input }: { readonly keyId: string; readonly input: object },
): Promise<{ readonly postId?: string }> {
  const { algorithm, value } = await webAuthorKeys.create();
  const nonce = randomBytes(NONCE_BYTES);
  markAs(`${kind} author key`, authorKeyHash({ algorithm, value }) ?? '');
  markAs(`${kind} token`, createHash('sha256').update(nonce).digest('base64url'));
  const reply = await server.app.inject({
    method: 'POST',
    url: `${NAMELESS}/${kind}s`,
    headers: { authorization: tokenHeader(await tokenOf(server, keyId, nonce)) },
    payload: { ...input, authorKey: { algorithm, value } },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

/** Signed directly: blinding would only hide it from the server of this test. */
async function tokenOf({ services }: Planter['server'], keyId: string, nonce: Buffer): Promise<string> {
  const key = await privateKeyOf(services, keyId);
  const challenge = createHash('sha256').update(CHALLENGE).digest();
  const signed = tokenInput({ nonce, challenge, keyId: Buffer.from(keyId, 'base64url') });
  const padding = constants.RSA_PKCS1_PSS_PADDING;
  const signature = sign('sha384', signed, { key, padding, saltLength: 48 });
  return Buffer.concat([signed, signature]).toString('base64url');
}
