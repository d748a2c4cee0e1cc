import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { listen } from '../../../src/server/services/chat/testing';
import { type Person, startTestEnvironment } from '../../../src/server/services/posts/testing';
import { encryptDetails } from '../../../src/server/services/profile/account/details-queries';
import { sealsOf } from '../../../src/server/services/profile/deletion/account-seals';

/**
 * One run: one of two people writes, with everything else equal. Also holds the server's internal facts about the
 * author.
 */

export type MemberActivity = Awaited<ReturnType<typeof runActivity>>;
export type Author = 'Anita' | 'Chitra';

const DRAFT = 'DraftOfThisActivity1';
const FEED = '/feed-services';
const MODERATION = '/moderation-services';

export async function runActivity(user: Author) {
  const folder = mkdtempSync(join(tmpdir(), 'humkaar-activity-'));
  const logFile = join(folder, 'log');
  closeSync(openSync(logFile, 'w'));
  // Every reading of the clock is slightly later, so that the order is never random.
  let clock = Date.parse('2026-11-20T12:04:56.789Z');
  const env = await startTestEnvironment({ now: () => new Date(clock++), env: { LOG_FILE: logFile } });
  await env.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}`;
  const people = await peopleOf(env);
  const author = people[user];
  const listener = await listen(origin, people.Colleague.cookie);
  const from = readFileSync(logFile, 'utf8').length;
  const made = await write(origin, author, people);
  return {
    who: user,
    origin,
    people,
    author,
    made,
    logged: () => readFileSync(logFile, 'utf8').slice(from),
    received: () =>
      listener.of('message').concat(listener.of('group'), listener.of('read'), listener.of('presence')),
    internals: await internalsOf(env, author, user),
    close: async () => {
      listener.close();
      await env.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Facts about the author that only the server knows. */
async function internalsOf(
  env: Awaited<ReturnType<typeof startTestEnvironment>>,
  author: Person,
  user: Author,
) {
  const { db } = env.services;
  const aliases = await db
    .selectFrom('aliases')
    .select(['avatar_seed', 'user_name', 'profile_type'])
    .where('id', 'in', Object.values(author.aliases))
    .execute();
  return {
    memberId: author.memberId,
    years: user === 'Anita' ? 9 : 1,
    // The database stores only the hour.
    writtenAt: new Date().toISOString(),
    otherAlias: aliases.find((alias) => alias.profile_type === 'DESIGNATION'),
    seals: sealsOf(env.services, author.memberId),
    aliases: author.aliases,
    draft: DRAFT,
    firstTitle: 'Stay or go with Kaveri?',
  };
}

async function peopleOf(env: Awaited<ReturnType<typeof startTestEnvironment>>) {
  const { db } = env.services;
  const person = async (name: string) => env.person(name);
  const people = {
    Anita: await person('Anita'),
    Chitra: await person('Chitra'),
    Colleague: await person('Colleague'),
    Stranger: await person('Stranger'),
    Reader: await person('Reader'),
    Moderator: await person('Moderator'),
  };
  const change = (person: Person, values: object) =>
    db.updateTable('members').set(values).where('id', '=', person.memberId).execute();
  const detailsOf = (person: Person, experienceYears: number) =>
    encryptDetails(env.services, person.memberId, { placeId: 1, experienceYears });
  await change(people.Anita, { career_status: 'working', details: detailsOf(people.Anita, 9) });
  await change(people.Chitra, { details: detailsOf(people.Chitra, 1) });
  await change(people.Reader, { is_writer: false });
  await change(people.Moderator, { staff_role: 'moderator' });
  const newUser = await env.signIn('Mb6newmJ1Ts6Lf0e');
  return { ...people, newUser };
}

type People = Awaited<ReturnType<typeof peopleOf>>;

/** Calls over the network, as a browser makes them. */
export function clientFor(origin: string, cookie: string | undefined) {
  let keys = 0;
  const headers = {
    appid: '999',
    systemid: 'AB_WEB',
    'x-device-type': 'WEB',
    origin,
    ...(cookie !== undefined && { cookie }),
  };
  return {
    get: (path: string) => fetch(origin + path, { headers }),
    send: async (method: string, path: string, body?: object | Buffer, type = 'application/json') => {
      const key = `KeyNumber${++keys}OfMemberActivity`;
      const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, 'idempotency-key': key, ...(body && { 'content-type': type }) },
        ...(body && { body: sent }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    },
  };
}

const message = (text: string) => ({ text, profileType: 'ANONYMOUS' });

/** A post with a picture, comments, an edit, reactions, a deletion, a hidden item and an appeal. */
async function write(origin: string, author: Person, people: People) {
  const me = clientFor(origin, author.cookie);
  const colleague = clientFor(origin, people.Colleague.cookie);
  const moderator = clientFor(origin, people.Moderator.cookie);
  const { key } = await me.send('POST', '/media', await photo(), 'image/jpeg');
  const rephrase = {
    title: 'Stay or go',
    description: 'What would you do in my place here?',
    draftId: DRAFT,
  };
  await me.send('POST', `${FEED}/v2/post/rephrase`, rephrase);
  const { postId: post } = await me.send('POST', `${FEED}/v2/post`, {
    title: 'Stay or go with Kaveri?',
    content: 'What would you do?',
    community: { type: 'TOPIC', entityId: 7 },
    profileType: 'ANONYMOUS',
    media: [{ type: 'IMAGE', fileKey: key, alt: 'A door' }],
    poll: null,
    salaryIds: [],
  });
  await me.send('PATCH', `${FEED}/v2/post/${post}`, { title: 'Stay or go now?', content: 'Truly.' });
  const theirs = await colleague.send('POST', `${FEED}/v1/post/${post}/comment`, message('Stay.'));
  const reply = await me.send('POST', `${FEED}/v1/post/comment/${theirs.commentId}/reply`, message('Why?'));
  const own = await me.send('POST', `${FEED}/v1/post/${post}/comment`, message('I will go.'));
  await me.send('PATCH', `${FEED}/v1/comment/${own.commentId}`, { text: 'I will go, then.' });
  const gone = await me.send('POST', `${FEED}/v1/post/${post}/comment`, message('Regret'));
  await colleague.send('POST', `${FEED}/v1/post/comment/${gone.commentId}/reply`, message('What was it?'));
  await me.send('DELETE', `${FEED}/v1/comment/${gone.commentId}`);
  await me.send('PUT', `${FEED}/v1/comment/${theirs.commentId}/reaction`, { reaction: 'support' });
  await me.send('POST', `${FEED}/v1/vote`, vote(theirs.commentId, 'COMMENT'));
  await colleague.send('POST', `${FEED}/v1/vote`, vote(post, 'POST'));
  await me.send('POST', `${FEED}/v1/postview/bulk`, { postIds: [post] });
  const hidden = await me.send(
    'POST',
    `${FEED}/v1/post/${post}/comment`,
    message('He sits on the third floor.'),
  );
  const item = { resourceId: hidden.commentId, resourceType: 'COMMENT' };
  const decision = { ...item, decision: 'HIDE', rule: 'P1', text: 'It points at someone.' };
  await moderator.send('POST', `${MODERATION}/v1/decision`, decision);
  await me.send('POST', `${MODERATION}/v1/appeal`, { ...item, text: 'Everybody sits there.' });
  const comments = [theirs, reply, own, gone, hidden].map(({ commentId }) => commentId as string);
  return { post: post as string, comments, picture: key as string };
}

const vote = (resourceId: string, resourceType: string) => ({ resourceId, resourceType, voteType: 'UP' });

const photo = () =>
  sharp({ create: { width: 90, height: 30, channels: 3, background: '#2a6f4e' } })
    .withExif({ IFD0: { ImageDescription: 'Shot by the author', Artist: 'The author' } })
    .jpeg()
    .toBuffer();
