import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetSessions } from '../../forget-sessions';
import { renewSession } from '../../renew-session';
import { beginSession, type Tokens } from '../../sessions';
import { sendPushes } from './send-pushes';
import {
  browserToken,
  type CommentsEnvironment,
  type Person,
  PUSH_KEYS,
  startCommentsEnvironment,
} from './testing';

let environment: CommentsEnvironment;
beforeAll(async () => {
  // Noon in India, outside quiet hours.
  environment = await startCommentsEnvironment({
    now: () => new Date('2026-11-20T06:30:00.000Z'),
    env: PUSH_KEYS,
  });
});
afterAll(() => environment.close());

/** Sends queued messages; returns the devices that were reached. */
async function reached(): Promise<readonly (string | undefined)[]> {
  const sent: (string | undefined)[] = [];
  const send = async ({ endpoint }: { readonly endpoint: string }) => {
    sent.push(endpoint.split('/').at(-1));
    return 'sent' as const;
  };
  while ((await sendPushes(environment.services, { sender: { send } })) > 0);
  return sent;
}

it('[R-665] after signing out the token is invalid and nothing queued is pushed to the device', async () => {
  const [me, other] = [await environment.person('Tara'), await environment.person('Vikram')];
  const elsewhere: Person = { ...me, cookie: await environment.signIn(me.memberId) };
  const report = async (text: string) =>
    environment.comment(other, await environment.post(me.aliases.ANONYMOUS, { title: text }), text);
  const logout = ({ cookie }: Person) =>
    environment.send({ url: '/logout', headers: { cookie, systemid: 'desktop', clienttype: 'desktop' } });
  await environment.register(me, browserToken('left'));
  await environment.register(elsewhere, browserToken('elsewhere'));
  await report('Waits in the outbox');
  expect((await logout(me)).statusCode).toBe(204);
  expect((await environment.ask('GET', '/user-services/user/profile', me.cookie)).status).toBe(401);
  expect((await environment.register(me, browserToken('left'))).status).toBe(401);
  expect(await reached()).toEqual(['elsewhere']);
  await logout(elsewhere);
  await report('Comes afterwards');
  expect(await reached()).toEqual([]);
});

it('nothing is pushed to a device whose session ended because its token was used in another browser', async () => {
  const [me, other] = [await environment.person('Xena'), await environment.person('Yash')];
  const post = await environment.post(me.aliases.ANONYMOUS);
  const first = await beginSession(environment.services, me.memberId, '');
  await environment.register({ ...me, cookie: `AT=${first.access}` }, browserToken('doubted'));
  const renew = (tokens: Pick<Tokens, 'refresh' | 'device'>) =>
    renewSession(environment.services, { ...tokens, userAgent: '' });
  expect((await renew(first))?.tokens.device).toBe(first.device);
  expect(await renew({ ...first, device: 'of another browser' })).toBeUndefined();
  await environment.comment(other, post, 'Said to the device');
  expect(await reached()).toEqual([]);
});

it('nothing is pushed to a device whose login ended because it was not used for a long time', async () => {
  const [me, other] = [await environment.person('Zoya'), await environment.person('Arun')];
  const { services } = environment;
  const { access } = await beginSession(services, me.memberId, '');
  const registered = await environment.register({ ...me, cookie: `AT=${access}` }, browserToken('lost'));
  expect(registered.body).toEqual({ isRegistered: true });
  const reachedAfter = async (days: number) => {
    await forgetSessions(services, new Date(services.now().getTime() + days * 86_400_000));
    const cookie = await environment.signIn(other.memberId);
    const post = await environment.post(me.aliases.ANONYMOUS);
    await environment.comment({ ...other, cookie }, post, `Said after ${days} days`);
    return reached();
  };
  expect(await reachedAfter(services.stayDays - 1)).toEqual(['lost']);
  expect(await reachedAfter(services.stayDays + 1)).toEqual([]);
});

it('[R-646] a member who deactivates the account gets no push on any device', async () => {
  const [me, other] = [await environment.person('Uma'), await environment.person('Wali')];
  await environment.register(me, browserToken('resting'));
  const post = await environment.post(me.aliases.ANONYMOUS);
  const reply = await environment.send({
    method: 'POST',
    url: '/user-services/v1/user/deactivate',
    headers: { cookie: me.cookie },
  });
  expect(reply.statusCode).toBe(204);
  await environment.comment(other, post, 'Said meanwhile');
  expect(await reached()).toEqual([]);
});

it('a device that registers while its session ends is forgotten', async () => {
  const { database, services } = environment;
  const me = await environment.person('Esha');
  await database.pool.query(`
    create function end_sessions() returns trigger language plpgsql as $$
      begin delete from sessions where member_id = '${me.memberId}'; return null; end $$;
    create trigger end_sessions after insert on push_devices for each row execute function end_sessions()`);
  const registered = await environment.register(me, browserToken('late'));
  await database.pool.query('drop trigger end_sessions on push_devices; drop function end_sessions()');
  expect(registered.body).toEqual({ isRegistered: false });
  const devices = await services.db.selectFrom('push_devices').select('token').execute();
  expect(devices.filter(({ token }) => token.includes('late'))).toEqual([]);
});
