import { counted } from '../shared/count-with-noun';
import type { Failure } from '../shared/failure';
import { formatText } from '../shared/format-text';
import { grouped } from '../shared/numbers';
import { problemMessage } from '../shell/problem-message';
import { MAX_MESSAGE_LENGTH } from './chat';
import type { ChatList } from './groups';
import { chatProblems } from './problem-text';

export const chatText = {
  title: 'Messages',
  description: 'Chat with people from your company and field, under the alias you choose.',
  lead: 'Everyone’s anonymous here. Times are rounded to the hour.',
  lists: {
    all: 'Chats',
    jobseeker: 'Job seekers',
    requests: 'Requests',
    rooms: 'Find rooms',
  } satisfies Record<ChatList, string>,
  listLabel: 'Chat types',
  groups: 'Your chats',
  unread: (count: number) => `${count > 999 ? '999+' : count} unread`,
  members: (count: number) => counted(count, 'member', 'members'),
  you: 'You',
  newRequest: 'wants to chat with you',
  waiting: 'Waiting for a reply',
  blocked: 'Blocked',
  pick: { title: 'Pick a chat', text: 'Or find a room for people in your field.' },
  empty: {
    all: { title: 'No chats yet', text: 'Join a room to start chatting.' },
    jobseeker: {
      title: 'No job seeker rooms yet',
      text: 'Join one to talk about notice periods, offers and referrals.',
    },
    requests: {
      title: 'No requests',
      text: 'Chat requests will show up here.',
    },
    rooms: { title: 'You’ve joined every room', text: 'There are no other rooms to join.' },
  } satisfies Record<ChatList, { readonly title: string; readonly text: string }>,
  findRooms: 'Find rooms',
  join: 'Join',
  joinRoom: (room: string) => `Join ${room}`,
  listFailed: 'Couldn’t load your chats.',
  unlisted: 'Chat',
  readOnly: 'You can only read this chat until your chats have loaded.',
  olderFailed: 'Couldn’t load earlier messages.',
  log: (name: string) => `Messages in ${name}`,
  nothing: 'No messages yet. Say hello.',
  nothingBlocked: 'Their messages are hidden from you.',
  back: 'All chats',
  write: 'Write a message',
  as: (name: string) => `Chatting as ${name}`,
  send: 'Send',
  left: (count: number) => counted(count, 'character left', 'characters left'),
  long: (by: number) => `Too long by ${grouped(by)}. The limit is ${grouped(MAX_MESSAGE_LENGTH)} characters.`,
  sending: 'Sending',
  notSent: 'Not sent',
  sendAgain: 'Send again',
  withdraw: 'Delete',
  read: 'Read',
  toEnd: 'Go to latest message',
  typing: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : names.length === 1
        ? `${names[0]} is typing`
        : `${names.length} people are typing`,
  offline: 'No connection. We’ll send your messages when you’re back online.',
  tryAgain: 'Try again',
  underWay: 'Please wait…',
  more: (name: string) => `Options for ${name}’s message`,
  menu: 'Chat options',
  chatWith: 'Request a chat',
  report: 'Report',
  block: 'Block',
  blockedNow: (name: string) => `You won’t see ${name}’s messages.`,
  undo: 'Undo',
  leave: 'Leave',
  unblock: 'Unblock',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveText: 'You’ll no longer see messages here. The messages you sent will stay.',
  stay: 'Stay',
  request: {
    title: (name: string) => `${name} wants to chat with you`,
    text: 'They can’t see that you’ve read this unless you accept.',
    accept: 'Accept',
    decline: 'Decline',
    block: 'Block',
  },
  over: 'You’ve blocked this chat.',
  reportRead:
    'A moderator sees the message, its room and your reason, but not who you are, so we can’t reply to you. To stop seeing this person’s messages right away, choose “Block”.',
  reportOfTwo:
    'A moderator sees the message and your reason, but not who either of you is. If they remove it, the other person will know you reported it, because no one else is in this chat.',
  removed: 'Removed by a moderator',
  removedWhy: 'Why?',
  signIn: {
    title: 'Log in to chat',
    text: 'Join rooms for your company and field, under an alias no one can trace.',
    action: 'Log in',
  },
  trouble: (failure: Failure): string => {
    if (failure.kind === 'limited')
      return `Too many attempts. Try again in ${formatText.wait(failure.retryAfter ?? 10)}.`;
    if (failure.kind === 'offline') return 'You’re offline. Try again when you’re back online.';
    if (failure.code === 'TIMEOUT') return 'This is taking too long. Please try again.';
    return problemMessage(failure, chatProblems, 'Something went wrong. Please try again.');
  },
};
