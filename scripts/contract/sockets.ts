import { eventId, type SocketEvent, type SocketSpec } from '../api/sockets';
import type { Json, Operation, Spec } from '../api/spec';
import { Contract } from './contract';
import { signOutIn } from './ended-session';
import type { Complaint } from './judge';
import type { Options } from './options';
import { compose, exampleRequest, type Outgoing } from './request';
import type { Run } from './run';
import { SocketLine } from './socket-line';
import { undocumentedField } from './undocumented-field';
import { variations } from './variations';

/** Connects to each socket as visitor and as member, sends good and bad events, and checks what comes back. */
export async function verifySockets(
  run: Run,
  sockets: readonly SocketSpec[],
  options: Options,
): Promise<void> {
  if (!options.sockets) return;
  for (const socket of sockets) {
    const events = socket.fromClient.filter((event) => isWanted(socket, event, options));
    if (events.length > 0) await new SocketCheck(run, socket).verify(events);
  }
}

const isWanted = (socket: SocketSpec, event: SocketEvent, { services, operations, skip }: Options): boolean =>
  (services.length === 0 || services.includes(socket.name)) &&
  (operations.length === 0 || operations.includes(eventId(socket, event))) &&
  !skip.includes(eventId(socket, event));

/** Maximum number of invalid payloads per event: more would reach the rate limit. */
const INVALID_PAYLOADS = 16;

interface Sent {
  readonly what: string;
  readonly payload?: Json | undefined;
  readonly cookie?: string | undefined;
}

class SocketCheck {
  readonly #run: Run;
  readonly #socket: SocketSpec;
  readonly #contract: Contract;

  constructor(run: Run, socket: SocketSpec) {
    this.#run = run;
    this.#socket = socket;
    const spec = { service: socket.name, document: socket.document, operations: [] } as unknown as Spec;
    this.#contract = new Contract(spec);
  }

  async verify(events: readonly SocketEvent[]): Promise<void> {
    const [first] = events;
    const session = this.#run.sessions.shared;
    for (const event of events)
      this.#run.findings.covering(this.#operation(event)).unsigned = session === undefined;
    if (first) await this.#refusesForeignOrigins(first, session);
    if (session === undefined || !first) return;
    const [line, otherTab] = [await this.#open(session), await this.#open(session)];
    if (typeof line === 'string' || typeof otherTab === 'string')
      return this.#note(first, { what: 'connecting with a session' }, undefined, {
        rule: 'valid-refused',
        detail: 'a connection with a session was refused',
      });
    try {
      await this.#exchange(events, line, otherTab);
      await this.#limits(line, first);
      for (const each of [line, otherTab]) this.#received(each, first);
    } finally {
      for (const each of [line, otherTab]) each.close();
    }
    await this.#endsWithSession(first);
  }

  async #exchange(events: readonly SocketEvent[], line: SocketLine, otherTab: SocketLine): Promise<void> {
    for (const send of [this.#example, this.#rejoined, this.#invalid])
      for (const event of events) {
        this.#run.wire.requireTime();
        await send.call(this, line, event, otherTab);
      }
  }

  async #open(cookie: string, origin = this.#run.wire.origin): Promise<SocketLine | string> {
    this.#run.wire.requireTime();
    return SocketLine.open(this.#run.wire.origin, this.#socket.address, { origin, cookie });
  }

  async #refusesForeignOrigins(event: SocketEvent, session: string | undefined): Promise<void> {
    const name = this.#contract.sessionCookie(this.#run.wire.origin);
    const strangers: readonly (readonly [what: string, cookie: string, origin?: string])[] = [
      ['without a session', ''],
      ['with a forged session', `${name}=forged`],
      ...(session === undefined ? [] : [['from another site', session, 'https://evil.example'] as const]),
    ];
    for (const [what, cookie, origin] of strangers) {
      const line = await this.#open(cookie, origin);
      const isOpen = typeof line !== 'string';
      if (isOpen) line.close();
      const complaint = isOpen
        ? { rule: 'auth-ignored', detail: `a connection ${what} was accepted` }
        : undefined;
      this.#note(event, { what: `connecting ${what}`, cookie }, undefined, complaint);
    }
  }

  /** The example, sent twice: the same event is acknowledged in the same way again. */
  async #example(line: SocketLine, event: SocketEvent): Promise<void> {
    const payload = event.example;
    const first = await this.#asked(line, event, payload);
    this.#note(event, { what: 'the example', payload }, first, this.#refusal(event, first));
    if (event.reply === undefined) return;
    const second = await this.#asked(line, event, payload);
    const isSame = JSON.stringify(first) === JSON.stringify(second);
    this.#note(
      event,
      { what: 'the example again', payload },
      second,
      this.#refusal(event, second) ??
        (isSame ? undefined : { rule: 'done-twice', detail: 'the same event got another acknowledgement' }),
    );
  }

  #refusal(event: SocketEvent, ack: unknown): Complaint | undefined {
    return (
      this.#misfit(event, ack) ??
      (event.reply !== undefined && (ack as { ok: boolean }).ok !== true
        ? { rule: 'example-refused', detail: `the example was acknowledged with ${String(codeOf(ack))}` }
        : undefined)
    );
  }

  /** A new message arrives once on the member's other connection. */
  async #rejoined(line: SocketLine, event: SocketEvent, otherTab: SocketLine): Promise<void> {
    const shown = this.#socket.fromServer.find(({ name }) => name === event.name);
    const example = event.example as Readonly<Record<string, Json>> | undefined;
    if (!shown || typeof example !== 'object' || !('clientId' in example)) return;
    const clientId = crypto.randomUUID();
    const payload = { ...example, clientId };
    const ack = await this.#asked(line, event, payload);
    const arrived = () =>
      otherTab.received.filter(
        ({ event: name, payload: item }) =>
          name === shown.name && (item as { clientId?: unknown }).clientId === clientId,
      ).length;
    await otherTab.until(() => arrived() > 0);
    const complaint =
      arrived() === 1
        ? undefined
        : { rule: 'event-missing', detail: `${shown.name} arrived ${arrived()} times at another connection` };
    this.#note(event, { what: 'a new message', payload }, ack, this.#refusal(event, ack) ?? complaint);
  }

  async #invalid(line: SocketLine, event: SocketEvent): Promise<void> {
    if (event.reply === undefined || event.example === undefined) return;
    const all = [...variations(this.#contract, event.payload, event.example)]
      .filter(({ unreadable }) => !unreadable)
      .filter(({ value }) => this.#contract.misfit(event.payload, value) !== undefined)
      .filter(({ value }) => JSON.stringify(value).length < this.#socket.limits.messageBytes);
    const step = Math.max(1, Math.floor(all.length / INVALID_PAYLOADS));
    for (const [index, { at, what, value }] of all.entries()) {
      if (index % step > 0 || !line.isOpen) continue;
      const ack = await this.#asked(line, event, value);
      const isRefused = codeOf(ack) === 'INVALID_REQUEST';
      const detail = `an invalid payload was acknowledged with ${String(codeOf(ack) ?? 'ok')}`;
      this.#note(
        event,
        { what: `${at} ${what}`.trim(), payload: value },
        ack,
        this.#misfit(event, ack) ?? (isRefused ? undefined : { rule: 'invalid-accepted', detail }),
      );
    }
  }

  /** A message that is too long closes the connection, and no other. */
  async #limits(line: SocketLine, event: SocketEvent): Promise<void> {
    const { messageBytes } = this.#socket.limits;
    line.send(event.name, 'x'.repeat(messageBytes + 1));
    const isClosed = await line.until(() => !line.isOpen);
    const detail = `a message of more than ${messageBytes} bytes did not close the connection`;
    const complaint = isClosed ? undefined : { rule: 'limit-ignored', detail };
    this.#note(event, { what: 'a message beyond messageBytes' }, undefined, complaint);
  }

  /** Every received event is documented, with its payload. */
  #received(line: SocketLine, event: SocketEvent): void {
    for (const { event: name, payload } of line.received)
      this.#note(event, { what: `receiving ${name}` }, payload, this.#eventMisfit(name, payload));
  }

  #eventMisfit(name: string, payload: unknown): Complaint | undefined {
    const documented = this.#socket.fromServer.find((event) => event.name === name);
    if (!documented) return { rule: 'undocumented-event', detail: `the server sent the event ${name}` };
    const misfit = this.#contract.misfit(documented.payload, payload);
    if (misfit) return { rule: 'body-schema', detail: `${name}: ${misfit}` };
    const extra = undocumentedField(this.#contract, documented.payload, payload);
    return extra ? { rule: 'undocumented-field', detail: `${name}: ${extra}` } : undefined;
  }

  async #endsWithSession(event: SocketEvent): Promise<void> {
    const signOut = signOutIn(this.#run.contracts);
    const cookie = await this.#run.sessions.another();
    const line = cookie === undefined ? undefined : await this.#open(cookie);
    if (!signOut || !(line instanceof SocketLine)) return;
    const sender = { origin: this.#run.wire.origin, cookie };
    await this.#run.wire.send(compose(signOut, exampleRequest(signOut), sender));
    const isClosed = await line.until(() => !line.isOpen);
    line.close();
    const detail = `the connection survives the session that ${signOut.id} ended`;
    const complaint = isClosed ? undefined : { rule: 'session-survives', detail };
    this.#note(event, { what: `a connection after ${signOut.id}`, cookie }, undefined, complaint);
  }

  async #asked(line: SocketLine, event: SocketEvent, payload: Json | undefined): Promise<unknown> {
    return event.reply === undefined
      ? void line.send(event.name, payload)
      : line.askPatiently(event.name, payload);
  }

  #misfit({ reply }: SocketEvent, ack: unknown): Complaint | undefined {
    if (reply === undefined) return undefined;
    if (ack === undefined) return { rule: 'no-response', detail: 'no acknowledgement within five seconds' };
    const misfit = this.#contract.misfit(reply, ack);
    if (misfit) return { rule: 'body-schema', detail: `acknowledgement: ${misfit}` };
    const extra = undocumentedField(this.#contract, reply, ack);
    return extra ? { rule: 'undocumented-field', detail: `acknowledgement: ${extra}` } : undefined;
  }

  #operation(event: SocketEvent): Operation {
    return { service: this.#socket.name, id: eventId(this.#socket, event) } as Operation;
  }

  #note(event: SocketEvent, sent: Sent, ack: unknown, complaint: Complaint | undefined): void {
    const { origin } = this.#run.wire;
    const cookie = sent.cookie ?? this.#run.sessions.shared;
    const frame = sent.payload === undefined ? undefined : JSON.stringify([event.name, sent.payload]);
    const outgoing: Outgoing = {
      method: 'SOCKET',
      url: `${origin}${this.#socket.address}?EIO=4&transport=websocket`,
      headers: { origin, ...(cookie !== undefined && cookie !== '' && { cookie }) },
      body: frame === undefined ? undefined : `420${frame}`,
    };
    const status = complaint === undefined && codeOf(ack) === undefined ? 200 : 400;
    const text = JSON.stringify(ack) ?? '';
    const result = { sent: outgoing, status, headers: new Headers(), type: 'application/json', text };
    const noted = { kind: 'socket', what: sent.what, at: '' } as const;
    this.#run.findings.note(this.#operation(event), noted, result, complaint ? [complaint] : []);
  }
}

const codeOf = (ack: unknown): unknown => (ack as { code?: unknown } | undefined)?.code;
