import type { components } from '../../contracts/chat';
import type { ChatMessage } from '../../core/chat/chat';

export type WireMessage = components['schemas']['ChatMessage'];

/** The fields of an unknown value; empty if it is not an object. */
export const partsOf = (message: unknown): Readonly<Record<string, unknown>> => Object(message);

/**
 * Socket messages are not validated against the contract like responses: an invalid message is ignored, not rendered.
 */
export function isMessage(message: unknown): message is WireMessage {
  const { messageId, groupId, number, clientId, author, text, createdOn } = partsOf(message);
  const { userName, fullAvatarUrl, bio } = partsOf(author);
  const texts = [messageId, groupId, clientId ?? '', text, createdOn, userName, fullAvatarUrl, bio ?? ''];
  return (
    texts.every((item) => typeof item === 'string') &&
    Number.isSafeInteger(number) &&
    !Number.isNaN(Date.parse(String(createdOn)))
  );
}

export const toMessage = (wire: WireMessage): ChatMessage => ({
  id: wire.messageId,
  groupId: wire.groupId,
  number: wire.number,
  clientId: wire.clientId,
  author: {
    name: wire.author.userName,
    avatarUrl: wire.author.fullAvatarUrl,
    profile: wire.author.profileType,
    bio: wire.author.bio,
    verified: wire.author.isVerified,
  },
  text: wire.text,
  createdAt: new Date(wire.createdOn),
  mine: wire.isMine,
  removed: wire.isRemoved,
});
