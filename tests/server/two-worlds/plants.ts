import { createHash } from 'node:crypto';
import type { Evening } from './evening';
import type { Seen } from './observe';

/** A planted leak, as observers would see it after a programming mistake. It uses only what the server knows. */
export type Plant = (seen: readonly Seen[], evening: Evening) => readonly Seen[];

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const at =
  (way: (of: Evening) => string, change: (told: string, of: Evening) => string): Plant =>
  (seen, evening) =>
    seen.map((one) => (one.way.includes(way(evening)) ? { ...one, told: change(one.told, evening) } : one));

const thePost = ({ made }: Evening) => `/v1/feed/${made.post}`;
const theTalk = ({ made }: Evening) => `/v1/post/${made.post}/comments`;
const header = (name: string, value: (of: Evening) => string): Plant =>
  at(thePost, (told, of) => told.replace('[[', `[["${name}","${value(of)}"],[`));
const field = (where: (of: Evening) => string, name: string, value: (of: Evening) => unknown): Plant =>
  at(where, (told, of) => `${told}{"${name}":${JSON.stringify(value(of))}}`);

export const PLANTS: Readonly<Record<string, Plant>> = {
  'the author’s id in a header': header('x-author', ({ inside }) => inside.memberId),
  'the exact time of a post': at(thePost, (told, { inside }) =>
    told.replace(/"createdOn":"[^"]*"/, `"createdOn":"${inside.writtenAt}"`),
  ),
  'an ETag made of more than what is shown': header('etag', ({ who }) => short(`the post of ${who}`)),
  'the avatar of the other face': at(thePost, (told, { inside }) =>
    told.replace(/kolam\/[^.]+\.svg/, `kolam/${inside.otherFace?.avatar_seed}.svg`),
  ),
  'the name of the other face': field(theTalk, 'alsoKnownAs', ({ inside }) => inside.otherFace?.user_name),
  'the id of the draft': field(thePost, 'draftId', ({ inside }) => inside.draft),
  'a key of the upload made of its owner': field(thePost, 'fileOwner', ({ inside }) => inside.seals.picture),
  'what the camera wrote into the picture': at(
    ({ made }) => `/media/${made.picture}-320`,
    (told) => `${told} Shot by the author`,
  ),
  'a socket event that says who is here': at(
    () => 'socket',
    (_, { inside }) => JSON.stringify([{ event: 'presence', memberId: inside.memberId }]),
  ),
  'a notification that names who answered': at(
    () => '/v1/notifications',
    (told, { who }) => `${told} ${who} answered you`,
  ),
  'what a post said before it was changed': field(thePost, 'history', ({ inside }) => [inside.firstTitle]),
  'when a post was changed': field(thePost, 'editedOn', () => '2026-11-20T12:05:07.120Z'),
  'who voted, in their order': field(theTalk, 'voters', ({ inside }) => [inside.seals.vote]),
  'an error that repeats the row': at(
    ({ made }) => `/outcome/POST/${made.post}`,
    (told, { inside }) => `${told} duplicate key (face_id)=(${inside.faces.ANONYMOUS})`,
  ),
  'how long an answer may be kept, by its author': header(
    'cache-control',
    ({ inside }) => `max-age=${inside.years}`,
  ),
  'a sitemap with whose post it is': at(
    () => '/sitemap.xml',
    (told, { who, made }) => `${told}<loc>/u/${who}/${made.post}</loc>`,
  ),
  'a log line with who wrote': at(
    () => 'log',
    (told, { inside }) => `${told}{"route":"/v2/post","member":"${inside.memberId}"}`,
  ),
  'a moderator’s queue with the author’s seal': field(
    () => 'moderator /moderation-services/v1/queue',
    'author',
    ({ inside }) => inside.seals['face ANONYMOUS'],
  ),
  'the public log with what was hidden': field(
    () => '/v1/log',
    'text',
    () => 'He sits on the third floor.',
  ),
  'a label finer than others share': at(thePost, (told, { inside }) =>
    told.replace(/"bio":"[^"]*"/, `"bio":"${inside.years} years"`),
  ),
};
