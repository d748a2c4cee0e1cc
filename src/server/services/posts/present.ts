import type { components } from '../../../contracts/feed';
import { isStillEditable } from '../../../core/posts/writing-rules';
import type { MediaRow } from '../../db/post-tables';
import type { CommunityRow } from '../communities/community-queries';
import { cutToHour } from '../shared/cut-to-hour';
import { quote, shorten } from '../shared/shorten';
import { type CommentRow, FIRST_REPLIES, type ReactionsRow, type ThreadRow } from './comment-queries';
import type { AliasRow, DiscussionRow, OffersRow, PollRow, PostRow } from './post-queries';
import { reasonFor } from './reason';
import { mayBeShown, percentages } from './shares';
import { trendingTopic } from './trending-topic';
import type { TallyRow } from './vote-queries';

/** Maps every response field explicitly: a column not named here never leaves the server. */

type Wire = components['schemas'];

const MAX_ANSWER = 180;

const logoUrl = (logo: string): string => `/alpha/company/photos/logos/${logo}.jpg`;

export const presentAuthor = (alias: AliasRow): Wire['Author'] => ({
  userName: alias.user_name,
  fullAvatarUrl: `/art/kolam/${alias.avatar_seed}.svg`,
  profileType: alias.profile_type,
  bio: alias.bio,
  isVerified: alias.is_verified,
});

export const presentCommunity = (row: CommunityRow): Wire['Community'] => ({
  entityId: row.entity_id,
  type: row.type,
  name: row.name,
  slug: row.slug,
  logo: row.logo,
  category: row.category,
  isFollowed: row.is_followed,
  topicMeta: { posts: row.posts, followers: row.followers },
});

export function presentPost(row: PostRow, maxText: number, now: Date): Wire['Post'] {
  const { text, isShortened } = shorten(row.content, maxText);
  return {
    postId: row.id,
    postType: row.kind,
    status: row.status,
    title: row.title,
    content: text,
    isShortened,
    highlight: presentHighlight(row, text.length),
    createdOn: cutToHour(row.created_at),
    commentsCount: row.comments,
    author: presentAuthor(row),
    isOwner: row.is_owner,
    isEdited: row.is_edited,
    isEditable: row.is_owner && isStillEditable(row.created_at, now),
    holdReason: row.is_owner && row.status !== 'LIVE' ? row.hold_reason : null,
    community: presentCommunity(communityOf(row)),
    media: row.media.map(presentMedia),
    poll: row.poll && presentPoll(row.poll),
    salary: row.salary && presentOffers(row.salary),
    topAnswer: row.top_answer && {
      author: presentAuthor(row.top_answer),
      text: quote(row.top_answer.text, MAX_ANSWER),
    },
    reason: reasonFor({
      isFollowed: row.is_followed,
      kind: row.kind,
      comments: row.comments,
      score: row.up - row.down,
    }),
    votes: {
      resourceId: row.id,
      resourceType: 'POST',
      upCount: row.up,
      downCount: row.down,
      voteType: row.stance ?? 'NONE',
    },
  };
}

const communityOf = (row: PostRow): CommunityRow => ({
  type: row.community_type,
  entity_id: row.community_id,
  name: row.community_name,
  slug: row.community_slug,
  logo: row.community_logo,
  category: row.community_category,
  posts: row.community_posts,
  followers: row.community_followers,
  is_followed: row.is_followed,
});

/** Drops a highlight that the excerpt cuts off. */
function presentHighlight(row: PostRow, length: number): Wire['Post']['highlight'] {
  const { highlight_start: start, highlight_end: end } = row;
  return start === null || end === null || end > length ? null : { start, end };
}

function presentMedia(media: MediaRow): Wire['Media'] {
  if (media.type !== 'IMAGE') {
    const { type, fullUrl, videoId, title } = media;
    return { type, fullUrl, videoId, title };
  }
  const { type, fileKey, fullUrl, width, height, alt } = media;
  return { type, fileKey, fullUrl, width, height, alt };
}

const shownVotes = (option: { readonly votes: number; readonly shown_votes: number | null }): number =>
  option.shown_votes ?? option.votes;

export function presentPoll(poll: PollRow): Wire['Poll'] {
  const shares = mayBeShown(poll.votes, poll.mine ?? undefined)
    ? percentages(poll.options.map(shownVotes))
    : [];
  return {
    totalVotes: poll.votes,
    endsOn: cutToHour(new Date(poll.endsAt)),
    myOptionId: poll.mine,
    options: poll.options.map(({ id, text }, index) => ({
      optionId: id,
      text,
      percent: shares[index] ?? null,
    })),
  };
}

export function presentOffers({ offers, mine }: OffersRow): Wire['SalaryOffers'] {
  const totalVotes = offers.reduce((sum, { votes }) => sum + votes, 0);
  const isShown = mayBeShown(totalVotes, mine ?? undefined);
  const shares = isShown ? percentages(offers.map(shownVotes)) : [];
  return {
    totalVotes,
    myOfferId: mine,
    offers: offers.map((offer, index) => ({
      offerId: offer.offer_id,
      companyName: offer.company_name,
      logo: logoUrl(offer.logo),
      jobProfile: offer.job_profile,
      place: offer.place,
      fixed: offer.fixed,
      variable: offer.variable,
      stock: offer.stock,
      inHand: offer.in_hand,
      isCurrent: offer.is_current,
      percent: shares[index] ?? null,
      votes: isShown ? shownVotes(offer) : null,
    })),
  };
}

/** `after` creates the cursor behind the last included reply, for when there are more. */
export function presentThread(
  row: ThreadRow,
  now: Date,
  after: (last: CommentRow) => string,
): Wire['Comment'] {
  const found = row.first_replies ?? [];
  const replies = found.slice(0, FIRST_REPLIES);
  const last = replies.at(-1);
  return {
    ...presentComment(row, now),
    replies: replies.map((reply) => presentComment(reply, now)),
    repliesCursor: last && found.length > replies.length ? after(last) : null,
  };
}

/** A deleted comment is a placeholder without text, alias and votes; so is a hidden one for all but its author. */
export const presentComment = (row: CommentRow, now: Date): Wire['Comment'] => {
  const isGone = row.status === 'DELETED' || (row.status === 'FLAGGED' && !row.is_owner);
  const createdAt = new Date(row.created_at);
  return {
    commentId: row.id,
    parentId: row.parent_id,
    text: isGone ? '' : row.text,
    status: isGone ? 'DELETED' : row.status,
    isEdited: row.is_edited && !isGone,
    isEditable: row.is_owner && !isGone && isStillEditable(createdAt, now),
    createdOn: cutToHour(createdAt),
    author: isGone ? ANONYMOUS : presentAuthor(row),
    isOwner: row.is_owner && !isGone,
    votes: {
      resourceId: row.id,
      resourceType: 'COMMENT',
      upCount: isGone ? 0 : row.up,
      downCount: isGone ? 0 : row.down,
      voteType: (isGone ? null : row.stance) ?? 'NONE',
    },
    reactions: presentReactions(isGone ? NO_REACTIONS : row),
    replies: [],
    repliesCount: row.reply_count,
    repliesCursor: null,
  };
};

const NO_REACTIONS: ReactionsRow = { likes: 0, insightful: 0, support: 0, funny: 0, reaction: null };

const ANONYMOUS: Wire['Author'] = {
  userName: '',
  fullAvatarUrl: '/art/kolam/gone.svg',
  profileType: 'ANONYMOUS',
  bio: '',
  isVerified: false,
};

export const presentReactions = (row: ReactionsRow): Wire['Reactions'] => ({
  like: row.likes,
  insightful: row.insightful,
  support: row.support,
  funny: row.funny,
  mine: row.reaction,
});

export const presentTally = (row: TallyRow): Wire['VoteTally'] => ({
  resourceId: row.resource_id,
  resourceType: row.resource_type,
  upCount: row.up,
  downCount: row.down,
  voteType: row.stance ?? 'NONE',
});

export const presentDiscussion = (row: DiscussionRow): Wire['TalkedAbout'] => ({
  companyUrlName: row.url_name,
  companyName: row.name,
  logo: logoUrl(row.logo),
  rating: row.rating,
  topic: trendingTopic(row.title),
  postId: row.post_id,
});
