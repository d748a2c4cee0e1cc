import { createHash } from 'node:crypto';
import type { MemberActivity } from './member-activity';
import type { Observation } from './observe';

/**
 * A planted leak, as observers would see it after a programming mistake. It uses only data that the server
 * has.
 */
export type PlantedLeak = (seen: readonly Observation[], activity: MemberActivity) => readonly Observation[];

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const changeIn =
  (
    channel: (input: MemberActivity) => string,
    change: (text: string, input: MemberActivity) => string,
  ): PlantedLeak =>
  (seen, activity) =>
    seen.map((item) =>
      item.channel.includes(channel(activity)) ? { ...item, text: change(item.text, activity) } : item,
    );

const postPath = ({ made }: MemberActivity) => `/v1/feed/${made.post}`;
const commentsPath = ({ made }: MemberActivity) => `/v1/post/${made.post}/comments`;
const header = (name: string, value: (input: MemberActivity) => string): PlantedLeak =>
  changeIn(postPath, (text, input) => text.replace('[[', `[["${name}","${value(input)}"],[`));
const field = (
  where: (input: MemberActivity) => string,
  name: string,
  value: (input: MemberActivity) => unknown,
): PlantedLeak => changeIn(where, (text, input) => `${text}{"${name}":${JSON.stringify(value(input))}}`);

export const PLANTED_LEAKS: Readonly<Record<string, PlantedLeak>> = {
  'the author’s id in a header': header('x-author', ({ internals }) => internals.memberId),
  'the exact time of a post': changeIn(postPath, (text, { internals }) =>
    text.replace(/"createdOn":"[^"]*"/, `"createdOn":"${internals.writtenAt}"`),
  ),
  'an ETag of hidden data': header('etag', ({ who: author }) => short(`the post of ${author}`)),
  'the avatar of the other alias': changeIn(postPath, (text, { internals }) =>
    text.replace(/kolam\/[^.]+\.svg/, `kolam/${internals.otherAlias?.avatar_seed}.svg`),
  ),
  'the name of the other alias': field(
    commentsPath,
    'alsoKnownAs',
    ({ internals }) => internals.otherAlias?.user_name,
  ),
  'the id of the draft': field(postPath, 'draftId', ({ internals }) => internals.draft),
  'an upload key derived from its owner': field(
    postPath,
    'fileOwner',
    ({ internals }) => internals.seals.picture,
  ),
  'camera metadata in a picture': changeIn(
    ({ made }) => `/media/${made.picture}-320`,
    (text) => `${text} Shot by the author`,
  ),
  'a socket event that names who is online': changeIn(
    () => 'socket',
    (_, { internals }) => JSON.stringify([{ event: 'presence', memberId: internals.memberId }]),
  ),
  'a notification that names who answered': changeIn(
    () => '/v1/notifications',
    (text, { who: author }) => `${text} ${author} answered you`,
  ),
  'the text of a post before its edit': field(postPath, 'history', ({ internals }) => [internals.firstTitle]),
  'the time of an edit': field(postPath, 'editedOn', () => '2026-11-20T12:05:07.120Z'),
  'the voters in their order': field(commentsPath, 'voters', ({ internals }) => [internals.seals.vote]),
  'an error that repeats the row': changeIn(
    ({ made }) => `/outcome/POST/${made.post}`,
    (text, { internals }) => `${text} duplicate key (alias_id)=(${internals.aliases.ANONYMOUS})`,
  ),
  'a cache lifetime that depends on the author': header(
    'cache-control',
    ({ internals }) => `max-age=${internals.years}`,
  ),
  'a sitemap with the author of a post': changeIn(
    () => '/sitemap.xml',
    (text, { who: author, made }) => `${text}<loc>/u/${author}/${made.post}</loc>`,
  ),
  'a log line with the author': changeIn(
    () => 'log',
    (text, { internals }) => `${text}{"route":"/v2/post","member":"${internals.memberId}"}`,
  ),
  'a moderator’s queue with the author’s seal': field(
    () => 'moderator /moderation-services/v1/queue',
    'author',
    ({ internals }) => internals.seals['face ANONYMOUS'],
  ),
  'the public log with hidden text': field(
    () => '/v1/log',
    'text',
    () => 'He sits on the third floor.',
  ),
  'a label that is more specific than others share': changeIn(postPath, (text, { internals }) =>
    text.replace(/"bio":"[^"]*"/, `"bio":"${internals.years} years"`),
  ),
};
