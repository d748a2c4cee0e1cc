import { Drafts } from '../composer/drafts';
import { memoryStorage } from '../shell/memory-storage';
import type { ChatGroup, ChatMessage } from './chat';
import { MessageWriting } from './message-writing';

const alias = {
  name: 'QuietMonsoon',
  avatarUrl: '/art/kolam/monsoon.svg',
  profile: 'ANONYMOUS',
  bio: '',
  verified: false,
} as const;

export const chatMessage = (number: number, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `Message${number}`,
  groupId: 'Room0001',
  number,
  clientId: `Client${number}`,
  author: { ...alias, name: 'TokenNumber47' },
  text: `Message ${number}`,
  createdAt: new Date('2026-11-20T08:00:00Z'),
  mine: false,
  removed: false,
  ...change,
});

export const chatGroup = (id: string, change: Partial<ChatGroup> = {}): ChatGroup => ({
  id,
  kind: 'ROOM',
  audience: 'COMMUNITY',
  name: `Room ${id}`,
  pictureUrl: '/art/kolam/room.svg',
  about: '',
  status: 'ACTIVE',
  verified: false,
  members: 3,
  unread: 0,
  readNumber: 0,
  lastNumber: 0,
  peerReadNumber: undefined,
  alias,
  lastMessage: undefined,
  ...change,
});

export const messageWriting = (id: () => string = () => 'own'): MessageWriting =>
  new MessageWriting(new Drafts(memoryStorage()), { id });
