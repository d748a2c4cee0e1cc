import type { Operation } from '../api/spec';
import type { Contract } from './contract';
import { parsed } from './judge';
import { compose, exampleRequest } from './request';
import { isNoResponse, type Wire } from './wire';

/** The sessions of one run: a shared one, and spare ones for requests that end sessions or destroy data. */
export interface Sessions {
  /** A cookie header, or undefined when the run has no session. */
  readonly shared: string | undefined;
  /** A separate session, if the run can create one. */
  readonly another: () => Promise<string | undefined>;
  /** A session of a member without this role, if such a sandbox member exists. */
  readonly without: (role: string) => Promise<string | undefined>;
}

const SIGN_IN_PATH = '/sandbox/session';
const MEMBERS_PATH = '/sandbox/members';

/** One spare session for each destructive operation; created once. */
export function spareSession(
  sessions: Sessions,
  spares: SpareSessions,
  operationId: string,
): Promise<string | undefined> {
  const known = spares.get(operationId) ?? sessions.another();
  spares.set(operationId, known);
  return known;
}

export type SpareSessions = Map<string, Promise<string | undefined>>;

export class SignInFailed extends Error {}

export const sessionFromCookie = (cookie: string | undefined): Sessions => ({
  shared: cookie,
  another: async () => undefined,
  without: async () => undefined,
});

/** Logs in as a seeded member, once per session. */
export async function signedIn(
  wire: Wire,
  contracts: readonly Contract[],
  memberId: string,
): Promise<Sessions> {
  const signIn = sandboxOperation(contracts, 'post', SIGN_IN_PATH);
  if (!signIn) throw new SignInFailed(`no contract defines POST ${SIGN_IN_PATH}; use --cookie instead`);
  const as = (member: string) => sessionOf(wire, signIn, member);
  const without = async (role: string) => {
    const members = await sandboxMembers(wire, contracts);
    const lesser = members.find((member) => member[ROLE_FLAGS[role] ?? ''] === false);
    return lesser && as(String(lesser.memberId));
  };
  return { shared: await as(memberId), another: () => as(memberId), without };
}

/** The sandbox member's field for a role. */
const ROLE_FLAGS: Readonly<Record<string, string>> = { reader: 'isReader', writer: 'isWriter' };

const sandboxOperation = (
  contracts: readonly Contract[],
  wanted: string,
  place: string,
): Operation | undefined =>
  contracts
    .flatMap(({ spec }) => spec.operations)
    .find(({ method, path, base }) => method === wanted && base + path === place);

async function sessionOf(wire: Wire, operation: Operation, memberId: string): Promise<string> {
  const request = { ...exampleRequest(operation), body: { memberId } };
  const response = await wire.send(compose(operation, request, { origin: wire.origin, cookie: undefined }));
  if (isNoResponse(response)) throw new SignInFailed(`${wire.origin} does not respond: ${response.reason}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (response.status >= 300 || cookies.length === 0)
    throw new SignInFailed(`signing in as ${memberId} returned ${response.status}; is it a seeded member?`);
  return cookies.join('; ');
}

async function sandboxMembers(
  wire: Wire,
  contracts: readonly Contract[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const operation = sandboxOperation(contracts, 'get', MEMBERS_PATH);
  if (!operation) return [];
  const request = compose(operation, exampleRequest(operation), { origin: wire.origin, cookie: undefined });
  const response = await wire.send(request);
  const members = isNoResponse(response) ? undefined : parsed(response.text);
  return Array.isArray(members) ? members : [];
}
