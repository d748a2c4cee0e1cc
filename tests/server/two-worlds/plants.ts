import { createHash } from 'node:crypto';
import type { MemberActivity } from './member-activity';
import type { Seen } from './observe';

/**
 * A planted leak, as observers would see it after a programming mistake. It uses only data that the server
 * has.
 */
export type Plant = (seen: readonly Seen[], evening: MemberActivity) => readonly Seen[];

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const position =
  (way: (input: MemberActivity) => string, change: (text: string, input: MemberActivity) => string): Plant =>
  (seen, evening) =>
    seen.map((item) =>
      item.way.includes(way(evening)) ? { ...item, text: change(item.text, evening) } : item,
    );

const thePost = ({ made }: MemberActivity) => `/v1/feed/${made.post}`;
const theDiscussion = ({ made }: MemberActivity) => `/v1/post/${made.post}/comments`;
const header = (name: string, value: (input: MemberActivity) => string): Plant =>
  position(thePost, (text, input) => text.replace('[[', `[["${name}","${value(input)}"],[`));
const field = (
  where: (input: MemberActivity) => string,
  name: string,
  value: (input: MemberActivity) => unknown,
): Plant => position(where, (text, input) => `${text}{"${name}":${JSON.stringify(value(input))}}`);

export const PLANTS: Readonly<Record<string, Plant>> = {
  'the author’s id in a header': header('x-author', ({ inside }) => inside.memberId),
  'the exact time of a post': position(thePost, (text, { inside }) =>
    text.replace(/"createdOn":"[^"]*"/, `"createdOn":"${inside.writtenAt}"`),
  ),
  'an ETag of hidden data': header('etag', ({ who: author }) => short(`the post of ${author}`)),
  'the avatar of the other alias': position(thePost, (text, { inside }) =>
    text.replace(/kolam\/[^.]+\.svg/, `kolam/${inside.otherAlias?.avatar_seed}.svg`),
  ),
  'the name of the other alias': field(
    theDiscussion,
    'alsoKnownAs',
    ({ inside }) => inside.otherAlias?.user_name,
  ),
  'the id of the draft': field(thePost, 'draftId', ({ inside }) => inside.draft),
  'an upload key derived from its owner': field(thePost, 'fileOwner', ({ inside }) => inside.seals.picture),
  'camera metadata in a picture': position(
    ({ made }) => `/media/${made.picture}-320`,
    (text) => `${text} Shot by the author`,
  ),
  'a socket event that names who is online': position(
    () => 'socket',
    (_, { inside }) => JSON.stringify([{ event: 'presence', memberId: inside.memberId }]),
  ),
  'a notification that names who answered': position(
    () => '/v1/notifications',
    (text, { who: author }) => `${text} ${author} answered you`,
  ),
  'the text of a post before its edit': field(thePost, 'history', ({ inside }) => [inside.firstTitle]),
  'the time of an edit': field(thePost, 'editedOn', () => '2026-11-20T12:05:07.120Z'),
  'the voters in their order': field(theDiscussion, 'voters', ({ inside }) => [inside.seals.vote]),
  'an error that repeats the row': position(
    ({ made }) => `/outcome/POST/${made.post}`,
    (text, { inside }) => `${text} duplicate key (alias_id)=(${inside.aliases.ANONYMOUS})`,
  ),
  'a cache lifetime that depends on the author': header(
    'cache-control',
    ({ inside }) => `max-age=${inside.years}`,
  ),
  'a sitemap with the author of a post': position(
    () => '/sitemap.xml',
    (text, { who: author, made }) => `${text}<loc>/u/${author}/${made.post}</loc>`,
  ),
  'a log line with the author': position(
    () => 'log',
    (text, { inside }) => `${text}{"route":"/v2/post","member":"${inside.memberId}"}`,
  ),
  'a moderator’s queue with the author’s seal': field(
    () => 'moderator /moderation-services/v1/queue',
    'author',
    ({ inside }) => inside.seals['face ANONYMOUS'],
  ),
  'the public log with hidden text': field(
    () => '/v1/log',
    'text',
    () => 'He sits on the third floor.',
  ),
  'a label that is more specific than others share': position(thePost, (text, { inside }) =>
    text.replace(/"bio":"[^"]*"/, `"bio":"${inside.years} years"`),
  ),
};
