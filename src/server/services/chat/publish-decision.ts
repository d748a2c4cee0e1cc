import type { Services } from '../services';
import type { LiveChat } from './live-chat';
import { readMessage } from './message-queries';

export async function publishDecision(db: Services['db'], messageId: string, live: LiveChat): Promise<void> {
  const message = await readMessage(db, messageId);
  if (message) live.moderated(message, message.kind === 'ROOM' ? 'room' : 'pair');
}
