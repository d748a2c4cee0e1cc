import type { ClientEvents, components, ServerEvents } from '../../contracts/chat-socket';
import type { ChatMessage } from '../../core/chat/chat';
import { breachOf, type CheckedSchema, type CheckedSchemas } from '../http/check';
import checks from './generated/chat-socket.json';

type WireMessage = components['schemas']['ChatMessage'];
type Payload<Name extends keyof ServerEvents> = Parameters<ServerEvents[Name]>[0];
/** The client's events that the server acknowledges. */
type Asked = 'joinRoom' | 'message';
type Acknowledgement<Name extends Asked> = Parameters<Parameters<ClientEvents[Name]>[1]>[0];

const schemas = checks.schemas as CheckedSchemas;
const events: Readonly<Record<keyof ServerEvents, CheckedSchema>> = checks.events;
const acknowledgements: Readonly<Record<Asked, CheckedSchema>> = checks.acknowledgements;

/** The server may run another build, so a payload that breaks the contract is ignored, not rendered. */
export const isPayload = <Name extends keyof ServerEvents>(
  name: Name,
  payload: unknown,
): payload is Payload<Name> => breachOf(events[name], payload, schemas) === undefined;

export const isAcknowledgement = <Name extends Asked>(
  name: Name,
  acknowledgement: unknown,
): acknowledgement is Acknowledgement<Name> =>
  breachOf(acknowledgements[name], acknowledgement, schemas) === undefined;

/** Undefined for an invalid time: the checks do not look at formats. */
export function toMessage(wire: WireMessage): ChatMessage | undefined {
  const createdAt = new Date(wire.createdOn);
  if (Number.isNaN(createdAt.getTime())) return undefined;
  return {
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
    createdAt,
    mine: wire.isMine,
    removed: wire.isRemoved,
  };
}
