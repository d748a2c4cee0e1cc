import { AuthorizationHeader, publicVerif, TOKEN_TYPES, TokenChallenge } from '@cloudflare/privacypass-ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenHeader } from '../../src/core/untraceable/token';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

let env: UntraceableEnvironment;
beforeAll(async () => {
  env = await startUntraceable();
});
afterAll(() => env.close());

const tokenOf = async (name = 'Employee'): Promise<string> => {
  const [token = ''] = await env.fetchTokens((await env.employee(name)).cookie);
  return token;
};

describe('tokens', () => {
  it('a member who proved a workplace gets a batch once a month, and the same request gets the same response', async () => {
    const { cookie } = await env.employee('Employee');
    const { body: offer } = await env.own('GET', 'offer', cookie);
    expect(offer).toMatchObject({ isFetched: false, tokens: 5 });
    expect(offer.keys.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['COMPANY', 'Zentrix Labs'],
      ['INDUSTRY', expect.any(String)],
    ]);
    const blinded = (first: string) => ({
      requests: [{ keyId: offer.keys[0].keyId, blinded: [first.repeat(342)] }],
    });
    const first = await env.own('POST', 'batch', cookie, blinded('A'));
    expect(first.status).toBe(200);
    expect(await env.own('POST', 'batch', cookie, blinded('A'))).toEqual(first);
    expect(await env.own('POST', 'batch', cookie, blinded('B'))).toMatchObject({
      status: 409,
      body: { code: 'TOKENS_FETCHED' },
    });
    expect((await env.own('GET', 'offer', cookie)).body.isFetched).toBe(true);
  });

  it('a member gets no tokens for another company, without a proof, or with texts that moderators hid', async () => {
    const employee = await env.employee('Employee');
    const stranger = await env.person('Stranger');
    const [key] = (await env.own('GET', 'offer', employee.cookie)).body.keys;
    const requests = [{ keyId: key.keyId, blinded: ['A'.repeat(342)] }];
    expect((await env.own('GET', 'offer', stranger.cookie)).body.keys).toEqual([]);
    expect((await env.own('POST', 'batch', stranger.cookie, { requests })).status).toBe(422);
    for (let post = 0; post < 3; post++)
      await env.post(employee.aliases.ANONYMOUS, { status: 'AUTHOR_REJECTED', hold_reason: 'MODERATOR' });
    expect(await env.own('POST', 'batch', employee.cookie, { requests })).toMatchObject({
      status: 403,
      body: { code: 'TOKENS_WITHHELD' },
    });
  });

  it('a value that is larger than the modulus is refused and uses no quota', async () => {
    const { cookie } = await env.employee('Employee');
    const [key] = (await env.own('GET', 'offer', cookie)).body.keys;
    const requests = [{ keyId: key.keyId, blinded: ['_'.repeat(342)] }];
    expect((await env.own('POST', 'batch', cookie, { requests })).status).toBe(422);
    expect((await env.own('GET', 'offer', cookie)).body.isFetched).toBe(false);
  });

  it('the implementation of another project gets and reads our tokens', async () => {
    const { cookie } = await env.employee('Employee');
    const [key] = (await env.own('GET', 'offer', cookie)).body.keys;
    const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
    const challenge = new TokenChallenge(TOKEN_TYPES.BLIND_RSA.value, 'humkaar', new Uint8Array());
    const client = new publicVerif.Client(publicVerif.BlindRSAMode.PSS);
    const request = await client.createTokenRequest(challenge, bytes(key.publicKey));
    const blinded = Buffer.from(request.blindedMsg).toString('base64url');
    const { body } = await env.own('POST', 'batch', cookie, {
      requests: [{ keyId: key.keyId, blinded: [blinded] }],
    });
    const response = publicVerif.TokenResponse.deserialize(bytes(body.answers[0].signatures[0]));
    const token = Buffer.from((await client.finalize(response)).serialize()).toString('base64url');
    const { body: input } = await env.draft('Written with a foreign token');
    expect((await env.publish(token, input)).status).toBe(201);
    const [read] = AuthorizationHeader.parse(TOKEN_TYPES.BLIND_RSA, tokenHeader(await tokenOf()));
    expect(Buffer.from(read?.token.authInput.tokenKeyId ?? []).toString('base64url')).toBe(key.keyId);
  });
});

describe('the key directory', () => {
  it('the key directory lists groups of ten members and more, with a rounded size, and needs no session', async () => {
    await env.enlarge(9);
    expect((await env.nameless('keys')).body.keys).toEqual([]);
    await env.enlarge(17);
    const { body } = await env.nameless('keys');
    expect(body.keys.length).toBeGreaterThanOrEqual(2);
    expect(body.keys[0]).toMatchObject({ members: 15 });
  });
});

describe('an untraceable post', () => {
  it('an untraceable post appears under the name of the group after its random hour, once for one token', async () => {
    await env.enlarge(20);
    const token = await tokenOf();
    const { body: input } = await env.draft('A post without an author');
    const { status, body } = await env.publish(token, input);
    expect(status).toBe(201);
    expect(body.appearsOn).toMatch(/T\d\d:00:00\.000Z$/);
    // A lost response: the same request again.
    expect((await env.publish(token, input)).body).toEqual(body);
    await env.release();
    expect((await env.get(`/v1/feed/${body.postId}`)).status).toBe(404);
    env.passHours(7);
    await env.release();
    const shown = await env.get(`/v1/feed/${body.postId}`);
    expect(shown.body).toMatchObject({
      title: 'A post without an author',
      createdOn: body.appearsOn,
      author: { userName: 'Verified at Zentrix Labs, untraceable', isVerified: true },
    });
    expect((await env.publish(token, input)).body).toEqual(body);
    const { body: other } = await env.draft('Another post');
    expect(await env.publish(token, other)).toMatchObject({ status: 409, body: { code: 'PASS_SPENT' } });
    const { body: list } = await env.get('/v2/feed/community/COMPANY/1001/posts?sort=newToOld');
    expect(list.items.map(({ postId }: { postId: string }) => postId)).toContain(body.postId);
  });

  it('an untraceable post is created once when the same token is spent by two requests at the same time', async () => {
    await env.enlarge(20);
    const token = await tokenOf();
    const { body: some } = await env.draft('Some');
    const { body: other } = await env.draft('Other');
    const replies = await Promise.all([env.publish(token, some), env.publish(token, other)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('an untraceable post needs a valid token of a large enough group', async () => {
    await env.enlarge(20);
    const token = await tokenOf();
    const { body } = await env.draft('A title');
    const forged = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(await env.publish(forged, body)).toMatchObject({ status: 401, body: { code: 'PASS_REFUSED' } });
    await env.enlarge(9);
    expect(await env.publish(token, body)).toMatchObject({ status: 403, body: { code: 'GROUP_TOO_SMALL' } });
    await env.enlarge(20);
    env.passHours(24 * 70);
    expect((await env.publish(token, body)).status).toBe(401);
  });

  it.each([
    ['cookie', 'a=b'],
    ['x-account-id', 'abc'],
    ['appid', '999'],
    ['systemid', 'AB_WEB'],
    ['idempotency-key', '4fJq2mZx8Rt6Lw0Vb1Ny'],
    ['referer', 'http://127.0.0.1/untraceable'],
  ])('an untraceable post is refused together with the header %s', async (name, value) => {
    const reply = await env.nameless('keys', undefined, { [name]: value });
    expect(reply).toMatchObject({ status: 400, body: { code: 'IDENTIFYING_HEADER' } });
  });

  it('an untraceable post cannot be contacted: its alias takes no chats', async () => {
    await env.enlarge(20);
    const { body: input } = await env.draft('No one to talk to');
    const { body } = await env.publish(await tokenOf(), input);
    env.passHours(7);
    await env.release();
    const reader = await env.person('Reader');
    const reply = await env.send({
      method: 'POST',
      url: '/chat-services/v1/message/direct',
      headers: { cookie: reader.cookie, 'idempotency-key': env.services.newId() },
      payload: { resourceType: 'POST', resourceId: body.postId, profileType: 'ANONYMOUS' },
    });
    expect(reply.statusCode).toBe(404);
  });
});
