import { queryCodec } from '../shell/query';
import { pathTo } from '../shell/screens';
import { CHAT_LISTS, type ChatList } from './groups';

export interface ChatPlace {
  readonly list: ChatList;
  readonly chat: string | undefined;
}

const query = queryCodec(['show', 'chat']);

export function parseChatPlace(search: string): ChatPlace {
  const { show, chat } = query.parse(search);
  const list = CHAT_LISTS.find((item) => item === show) ?? 'all';
  return { list, chat: chat !== undefined && /^[A-Za-z0-9_-]{8,40}$/.test(chat) ? chat : undefined };
}

export const chatPath = ({ list, chat }: Partial<ChatPlace>): string =>
  pathTo('messages') + query.build({ show: list === 'all' ? undefined : list, chat });
