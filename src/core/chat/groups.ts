import type { ChatId } from '../shared/ids';
import type { ChatAudience, ChatGroup, ChatMessage, ChatMetadata, LastMessage, ReadMark } from './chat';

export const CHAT_LISTS = ['all', 'jobseeker', 'requests', 'rooms'] as const;
export type ChatList = (typeof CHAT_LISTS)[number];

/** The chats of one list; rooms the user has not joined come from a separate list. */
export function listed(groups: readonly ChatGroup[], list: ChatList): readonly ChatGroup[] {
  if (list === 'requests') return groups.filter(({ status }) => status === 'REQUESTED');
  const going = groups.filter(({ status }) => status !== 'REQUESTED');
  const audience: ChatAudience | undefined = list === 'jobseeker' ? 'JOBSEEKER' : undefined;
  return audience === undefined ? going : going.filter((group) => group.audience === audience);
}

export const totals = (groups: readonly ChatGroup[]): ChatMetadata => ({
  unreadCount: groups.reduce((sum, { unread }) => sum + unread, 0),
  groupCount: groups.length,
});

/** Moves the chat to the top. Counts as unread unless it is the user's own; repeated messages are ignored. */
export function withMessage(groups: readonly ChatGroup[], message: ChatMessage): readonly ChatGroup[] {
  const group = groups.find(({ id }) => id === message.groupId);
  if (!group || message.number <= group.lastNumber) return groups;
  const { mine, number } = message;
  const isFresh = !mine && group.status !== 'BLOCKED';
  const unread = group.status === 'REQUESTED' ? 1 : group.unread + 1;
  const moved: ChatGroup = {
    ...group,
    lastNumber: number,
    lastMessage: lastOf(message),
    ...(mine && { readNumber: number, unread: 0 }),
    ...(isFresh && { unread }),
  };
  return [moved, ...groups.filter((chatGroup) => chatGroup !== group)];
}

export const withModerated = (groups: readonly ChatGroup[], message: ChatMessage): readonly ChatGroup[] =>
  changed(groups, message.groupId, ({ lastMessage }) =>
    lastMessage?.number === message.number ? { lastMessage: lastOf(message) } : {},
  );

const lastOf = ({ number, author, text, createdAt, mine, removed }: ChatMessage): LastMessage => ({
  number,
  author: author.name,
  text,
  createdAt,
  mine,
  removed,
});

export const withMark = (groups: readonly ChatGroup[], mark: ReadMark): readonly ChatGroup[] =>
  changed(groups, mark.groupId, ({ readNumber }) =>
    mark.readNumber < readNumber ? {} : { readNumber: mark.readNumber, unread: mark.unread },
  );

export const withPeerMark = (
  groups: readonly ChatGroup[],
  groupId: ChatId,
  number: number,
): readonly ChatGroup[] =>
  changed(groups, groupId, ({ peerReadNumber }) => ({
    peerReadNumber: Math.max(number, peerReadNumber ?? 0),
  }));

export const withAllRead = (groups: readonly ChatGroup[], groupId: ChatId): readonly ChatGroup[] =>
  changed(groups, groupId, ({ lastNumber }) => ({ readNumber: lastNumber, unread: 0 }));

const changed = (
  groups: readonly ChatGroup[],
  groupId: ChatId,
  change: (group: ChatGroup) => Partial<ChatGroup>,
): readonly ChatGroup[] =>
  groups.map((group) => (group.id === groupId ? { ...group, ...change(group) } : group));
