import type { components } from '../../../contracts/chat';
import { presentAuthor } from '../posts/present';
import { cutToHour } from '../shared/cut-to-hour';
import type { GroupRow, RoomRow } from './group-queries';
import type { MessageRow } from './message-queries';

/** Field by field: a column that is not listed here never leaves the server. */

type Wire = components['schemas'];

export const presentGroup = (row: GroupRow): Wire['ChatGroup'] => ({
  groupId: row.id,
  kind: row.kind,
  audience: row.audience,
  name: row.peer?.user_name ?? row.name,
  pictureUrl: row.peer ? `/art/kolam/${row.peer.avatar_seed}.svg` : row.picture,
  about: row.peer?.bio ?? row.about,
  status: row.status,
  isVerified: row.peer?.is_verified ?? false,
  members: row.members,
  unreadCount: row.unread,
  readNumber: row.read_number,
  lastNumber: row.last_number,
  peerReadNumber: row.peer?.read_number ?? null,
  alias: presentAuthor(row),
  lastMessage: row.last && {
    number: row.last.number,
    author: row.last.author,
    text: row.last.text,
    createdOn: cutToHour(new Date(row.last.createdAt)),
    isMine: row.last.mine,
    isRemoved: row.last.removed,
  },
});

export const presentRoom = (row: RoomRow): Wire['ChatRoom'] => ({
  groupId: row.id,
  audience: row.audience,
  name: row.name,
  pictureUrl: row.picture,
  about: row.about,
  members: row.members,
  isFollowed: row.is_followed,
});

export const presentMessage = (row: MessageRow, isMine: boolean): Wire['ChatMessage'] => ({
  messageId: row.id,
  groupId: row.group_id,
  number: row.number,
  // Visible only to the author: a client's id scheme could identify it under another alias.
  clientId: isMine ? row.client_id : row.id,
  author: presentAuthor(row),
  text: row.text,
  createdOn: cutToHour(row.created_at),
  isMine,
  isRemoved: row.is_hidden,
});
