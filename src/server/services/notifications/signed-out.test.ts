import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewSession } from '../../renew-session';
import { beginSession, type Tokens } from '../../sessions';
import { sendPushes } from './send-pushes';
import { browserToken, type Person, startTalkingWorld, type TalkingWorld } from './testing';

let world: TalkingWorld;
beforeAll(async () => {
  const env = {
    VAPID_PUBLIC_KEY: 'public',
    VAPID_PRIVATE_KEY: 'private',
    VAPID_SUBJECT: 'mailto:a@b.example',
  };
  // Noon in India, outside quiet hours.
  world = await startTalkingWorld({ now: () => new Date('2026-11-20T06:30:00.000Z'), env });
});
afterAll(() => world.close());

/** Sends queued messages; returns the devices that were reached. */
async function reached(): Promise<readonly (string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  const send = async ({ endpoint }: { readonly endpoint: string }) => {
    sent.push(endpoint.split('/').at(-1));
    return 'sent' as const;
  };
  while ((await sendPushes(world.services, { send })) > 0);
  return sent;
}

it('[R-665] after signing out the token is invalid and nothing queued is pushed to the device', async () => {
  const [me, other] = [await world.person('Tara'), await world.person('Vikram')];
  const elsewhere: Person = { ...me, cookie: await world.signIn(me.memberId) };
  const say = async (text: string) =>
    world.comment(other, await world.post(me.faces.ANONYMOUS, { title: text }), text);
  const logout = ({ cookie }: Person) =>
    world.send({ url: '/logout', headers: { cookie, systemid: 'desktop', clienttype: 'desktop' } });
  await world.register(me, browserToken('left'));
  await world.register(elsewhere, browserToken('elsewhere'));
  await say('Waits in the outbox');
  expect((await logout(me)).statusCode).toBe(204);
  expect((await world.ask('GET', '/user-services/user/profile', me.cookie)).status).toBe(401);
  expect((await world.register(me, browserToken('left'))).status).toBe(401);
  expect(await reached()).toEqual(['elsewhere']);
  await logout(elsewhere);
  await say('Comes afterwards');
  expect(await reached()).toEqual([]);
});

it('nothing is pushed to a device whose session ended because its token was used in another browser', async () => {
  const [me, other] = [await world.person('Xena'), await world.person('Yash')];
  const post = await world.post(me.faces.ANONYMOUS);
  const first = await beginSession(world.services, me.memberId, '');
  await world.register({ ...me, cookie: `AT=${first.access}` }, browserToken('doubted'));
  const renew = (tokens: Pick<Tokens, 'refresh' | 'device'>) =>
    renewSession(world.services, { ...tokens, userAgent: '' });
  expect((await renew(first))?.tokens.device).toBe(first.device);
  expect(await renew({ ...first, device: 'of another browser' })).toBeUndefined();
  await world.comment(other, post, 'Said to whoever holds it');
  expect(await reached()).toEqual([]);
});

it('[R-646] a member who deactivates the account gets no push on any device', async () => {
  const [me, other] = [await world.person('Uma'), await world.person('Wali')];
  await world.register(me, browserToken('resting'));
  const post = await world.post(me.faces.ANONYMOUS);
  const reply = await world.send({
    method: 'POST',
    url: '/user-services/v1/user/deactivate',
    headers: { cookie: me.cookie },
  });
  expect(reply.statusCode).toBe(204);
  await world.comment(other, post, 'Said meanwhile');
  expect(await reached()).toEqual([]);
});
