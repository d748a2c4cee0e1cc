import { expect } from 'vitest';
import { newUsersOf } from '../../src/server/services/profile/account/testing';
import type { TestServer } from '../../src/server/testing/start-test-server';
import { type Markers, textOf } from './marker-search';

/** Sends a member's request and fails the test unless it is accepted. */
type Ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) => Promise<Reply>;
/** The response fields used for planting. */
type Reply = Readonly<Record<string, string>>;

export interface Planter {
  readonly server: TestServer;
  readonly memberId: string;
  readonly cookie: string;
  readonly ask: Ask;
  /** The text of a new marker. */
  readonly mark: (name: string) => string;
  /** A new marker for everything encrypted in this context. */
  readonly markEncrypted: (name: string) => void;
  /** A new marker that is stored in this form. */
  readonly markAs: (name: string, form: string) => void;
}

export async function joinAsMarkedMember(server: TestServer, markers: Markers): Promise<Planter> {
  const markAs = (name: string, form: string) => void markers.set(name, new Set([form]));
  const markEncrypted = (name: string) => void markers.set(name, new Set());
  const mark = (name: string) => {
    markAs(name, textOf(name));
    return textOf(name);
  };
  const { id, cookie } = await newUsersOf(server).join(mark('AccountName'));
  const rights = { is_reader: true, is_writer: true };
  await server.services.db.updateTable('members').set(rights).where('id', '=', id).execute();
  const ask: Ask = async (method, url, payload) => {
    const headers = { cookie, 'idempotency-key': server.services.newId() };
    const reply = await server.send({ method, url, headers, ...(payload && { payload }) });
    expect(reply.statusCode, `${method} ${url}: ${reply.body}`).toBeLessThan(300);
    return reply.body === '' ? {} : reply.json();
  };
  markAs('AccountId', id);
  return { server, memberId: id, cookie, ask, mark, markEncrypted, markAs };
}
