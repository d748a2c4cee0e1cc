import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import type { Document, Json, Schema } from './spec';

/** The contracts of sockets (AsyncAPI 3), read for the generator, the lint and the verifier. */

export interface SocketEvent {
  /** As sent on the wire. */
  readonly name: string;
  readonly payload: Schema;
  /** The acknowledgement of a client's event. */
  readonly reply: Schema | undefined;
  readonly example: Json | undefined;
}

export interface SocketLimits {
  readonly messageBytes: number;
}

export interface SocketSpec {
  /** Such as `chat-socket`. */
  readonly name: string;
  readonly file: string;
  readonly address: string;
  readonly fromClient: readonly SocketEvent[];
  readonly fromServer: readonly SocketEvent[];
  readonly limits: SocketLimits;
  /** With its references resolved to components, as in the bundles. */
  readonly document: SocketDocument;
  readonly hash: string;
}

interface Message {
  readonly name: string;
  readonly payload: Schema;
  readonly examples?: readonly { readonly payload: Json }[];
}
interface Ref {
  readonly $ref: string;
}
interface SocketDocument extends Pick<Document, 'components'> {
  readonly channels: Readonly<Record<string, { readonly address: string }>>;
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: NonNullable<Document['components']> & {
    readonly messages: Readonly<Record<string, Message>>;
  };
  readonly 'x-limits': SocketLimits;
}
interface Operation {
  readonly action: 'send' | 'receive';
  readonly messages: readonly Ref[];
  readonly reply?: { readonly messages: readonly Ref[] };
}

const ENDING = '.asyncapi.yaml';

export function socketFiles(openapi: string): string[] {
  const folder = join(openapi, 'sockets');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((file) => join(folder, file));
}

export const readSockets = (openapi = 'openapi'): Promise<SocketSpec[]> =>
  Promise.all(socketFiles(openapi).map(readSocket));

async function readSocket(file: string): Promise<SocketSpec> {
  const { bundle: bundled, problems } = await bundle({ ref: file, config: await createConfig({}) });
  if (problems.length > 0) throw new Error(`${file}: ${problems.map((p) => p.message).join('; ')}`);
  const document = bundled.parsed as SocketDocument;
  const [channel] = Object.values(document.channels);
  return {
    name: `${basename(file, ENDING)}-socket`,
    file,
    address: channel?.address ?? '/',
    fromClient: eventsOf(document, 'receive'),
    fromServer: eventsOf(document, 'send'),
    limits: document['x-limits'],
    document,
    hash: createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 12),
  };
}

function eventsOf({ components, operations }: SocketDocument, action: Operation['action']): SocketEvent[] {
  const message = (ref: Ref | undefined) => components.messages[ref?.$ref.split('/').at(-1) ?? ''];
  return Object.values(operations)
    .filter((operation) => operation.action === action)
    .map(({ messages, reply }) => {
      const { name = '', payload = {}, examples } = message(messages[0]) ?? {};
      return { name, payload, reply: message(reply?.messages[0])?.payload, example: examples?.[0]?.payload };
    });
}

/** The name of an event in options and reports, like the operationId of a request. */
export const eventId = ({ name }: SocketSpec, event: SocketEvent): string => `${name}:${event.name}`;
