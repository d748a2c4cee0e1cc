import { createHash } from 'node:crypto';
import { clientFor, type MemberActivity } from './member-activity';

/** One observation: the channel and its full content. */
export interface Observation {
  readonly channel: string;
  readonly text: string;
}

const FEED = '/feed-services';

/** The requests of each kind of observer after the run. */
const pathsOf = ({ made: { post, comments, picture } }: MemberActivity): readonly string[] => [
  `${FEED}/v1/feed/${post}`,
  ...['popularity', 'newToOld', 'oldToNew'].map((sort) => `${FEED}/v1/post/${post}/comments?sort=${sort}`),
  ...comments.flatMap((id) => [`${FEED}/v1/comment/${id}`, `${FEED}/v1/comment/${id}/replies`]),
  `${FEED}/v2/feed/community/TOPIC/7/posts?sort=newToOld&limit=1`,
  `${FEED}/v3/feed?feedType=PERSONALIZED&sort=LATEST&limit=1`,
  `${FEED}/v1/vote?resourceId=${post}&resourceType=POST`,
  `${FEED}/v1/feed/meta/${post}?updatedCommunities=true`,
  `${FEED}/v1/feed/user`,
  `${FEED}/v1/feed/user/meta`,
  `/moderation-services/v1/outcome/POST/${post}`,
  `/moderation-services/v1/outcome/COMMENT/${comments.at(-1)}`,
  '/moderation-services/v1/log?limit=2',
  '/moderation-services/v1/queue',
  '/moderation-services/v1/pinned/TOPIC/7',
  '/notification-services/v1/notifications',
  '/search-services/v1/search?q=stay&type=POST',
  `/media/${picture}-320.webp`,
  `/media/${picture}-1600.webp`,
  '/media/PictureThatIsNotThere-320.webp',
  '/sitemap.xml',
  `/p/${post}`,
];

/** Everything that five kinds of observers and a moderator can request or receive, and the log. */
export async function observe(activity: MemberActivity): Promise<readonly Observation[]> {
  const { people, origin } = activity;
  const observers = {
    visitor: undefined,
    stranger: people.Stranger.cookie,
    reader: people.Reader.cookie,
    newUser: people.newUser,
    colleague: people.Colleague.cookie,
    moderator: people.Moderator.cookie,
  };
  const seen: Observation[] = [];
  for (const [observer, cookie] of Object.entries(observers))
    for (const path of pathsOf(activity)) seen.push(await fetched(origin, observer, path, cookie));
  const log = activity.logged().replace(/"time":"[^"]*"|"ms":\d+|"pid":\d+/g, '');
  return [
    ...seen,
    { channel: 'socket', text: JSON.stringify(activity.received()) },
    { channel: 'log', text: log },
  ];
}

async function fetched(
  origin: string,
  observer: string,
  path: string,
  cookie?: string,
): Promise<Observation> {
  const response = await clientFor(origin, cookie).get(path);
  const headers = [...response.headers].filter(
    ([name]) => !['x-request-id', 'date', 'server-timing', 'content-length', 'connection'].includes(name),
  );
  const body = Buffer.from(await response.arrayBuffer());
  const isText = /json|html|xml|text/.test(response.headers.get('content-type') ?? '');
  const text = isText ? body.toString('utf8') : createHash('sha256').update(body).digest('hex').slice(0, 16);
  return { channel: `${observer} ${path}`, text: JSON.stringify([response.status, headers]) + text };
}
