import { counted } from '../shared/counted';
import type { Failure } from '../shared/failure';
import { formatWords } from '../shared/format-words';
import type { ChatList } from './groups';

const TROUBLES: Readonly<Record<string, string>> = {
  CHAT_CLOSED: 'This chat is over. Nobody is there to read it.',
  NOT_ANSWERED_YET: 'Three messages are enough until they answer.',
  CONTACT_DETAILS: 'Everybody in the room would see it. Please take addresses and phone numbers out.',
  TOO_MANY_CHATS: 'Nobody has more than 100 chats. Leave one first.',
  OTHER_FACE_HERE: 'You already speak under your other face here. Stay with it.',
  NO_SUCH_FACE: 'Make this face of yours first.',
  YOUR_OWN: 'You cannot chat with yourself.',
};

/** What the pages about chats say. */
export const chatWords = {
  title: 'Messages',
  description:
    'Rooms and chats with people of your company and your line of work, under the face you choose.',
  lead: 'Everybody here shows a face and no name. Times are cut to the hour.',
  lists: {
    all: 'Chats',
    jobseeker: 'Job seekers',
    requests: 'Requests',
    rooms: 'Find rooms',
  } satisfies Record<ChatList, string>,
  listLabel: 'Kinds of chats',
  groups: 'Your chats',
  unread: (count: number) => `${count > 999 ? '999+' : count} unread`,
  members: (count: number) => counted(count, 'member', 'members'),
  badge: (count: number) => (count === 0 ? 'Chats' : `Chats, ${count > 999 ? '999+' : count} unread`),
  you: 'You',
  newRequest: 'wants to chat with you',
  waiting: 'Waiting for an answer',
  blocked: 'Blocked',
  pick: { title: 'Pick a chat', text: 'Or find a room of people who do what you do.' },
  empty: {
    all: { title: 'No chats yet', text: 'Join a room, or ask the author of a post for a chat.' },
    jobseeker: {
      title: 'No rooms for job seekers yet',
      text: 'Notice periods, offers, referrals: join one.',
    },
    requests: {
      title: 'Nobody asked you',
      text: 'When somebody wants to chat with you, it stands here first.',
    },
    rooms: { title: 'You are in every room', text: 'There is no other room to join.' },
  } satisfies Record<ChatList, { readonly title: string; readonly text: string }>,
  findRooms: 'Find rooms',
  join: 'Join',
  log: (name: string) => `Messages in ${name}`,
  nothing: 'Nothing was said here yet. Begin.',
  nothingBlocked: 'What they say is not shown to you.',
  back: 'All chats',
  write: 'Write a message',
  as: (name: string) => `You write as ${name}`,
  send: 'Send',
  left: (count: number) => counted(count, 'character left', 'characters left'),
  sending: 'Sending',
  notSent: 'Not sent',
  sendAgain: 'Send again',
  withdraw: 'Delete',
  read: 'Read',
  toEnd: 'To the newest message',
  typing: (names: readonly string[]) =>
    names.length === 0
      ? ''
      : names.length === 1
        ? `${names[0]} is typing`
        : `${names.length} people are typing`,
  offline: 'No connection. What you write is sent when it is back, and nothing is lost.',
  tryAgain: 'Try again',
  underWay: 'On its way …',
  more: (name: string) => `More on the message of ${name}`,
  menu: 'More on this chat',
  chatWith: 'Ask for a chat',
  report: 'Report',
  block: 'See no more of them',
  blockedNow: (name: string) => `You see nothing more of ${name}.`,
  undo: 'Undo',
  leave: 'Leave',
  unblock: 'Unblock',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveText: 'You see nothing more of what was said here. What you said stays.',
  stay: 'Stay',
  request: {
    title: (name: string) => `${name} wants to chat with you`,
    text: 'They do not learn whether you have read it before you accept.',
    accept: 'Accept',
    decline: 'Decline',
    block: 'Block',
  },
  over: 'You blocked this chat.',
  reportRead:
    'A moderator reads the message, its room and your reason, and not who you are. “See no more of them” works at once. Nobody can write to you what came of it.',
  reportOfTwo:
    'A moderator reads the message and your reason, and not who either of you is. If they remove it, the other one can tell that you reported it: nobody else is here.',
  removed: 'Removed by a moderator',
  removedWhy: 'Why?',
  signIn: {
    title: 'Log in to chat',
    text: 'Rooms of your company and your line of work, under a face nobody can trace.',
    action: 'Log in',
  },
  /** Why something cannot be, in one sentence. */
  trouble: (failure: Failure): string => {
    if (failure.kind === 'limited')
      return `That was a lot at once. Try again in ${formatWords.wait(failure.retryAfter ?? 10)}.`;
    if (failure.kind === 'offline') return 'You are offline. Try again when you are back.';
    if (failure.code === 'TIMEOUT') return 'No answer came in time. Please try again.';
    return TROUBLES[failure.code ?? ''] ?? 'This did not work. Please try again.';
  },
};
