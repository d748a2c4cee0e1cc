import type { Contract } from './contract';
import { compose, exampleRequest } from './request';
import { isSilence, type Wire } from './wire';

/** The sessions of one run: the one most requests share, and spare ones for those that end or destroy. */
export interface Sessions {
  /** A cookie header, or undefined when the run has no session. */
  readonly shared: string | undefined;
  /** A session of its own, if the run can make one. */
  readonly another: () => Promise<string | undefined>;
}

const SIGN_IN_PATH = '/sandbox/session';

/** One spare session for each operation that destroys something; made once. */
export function spareSession(
  sessions: Sessions,
  spares: Spares,
  operationId: string,
): Promise<string | undefined> {
  const known = spares.get(operationId) ?? sessions.another();
  spares.set(operationId, known);
  return known;
}

export type Spares = Map<string, Promise<string | undefined>>;

export class SignInFailed extends Error {}

export const givenSession = (cookie: string | undefined): Sessions => ({
  shared: cookie,
  another: async () => undefined,
});

/** Signs in as a member of the seed world, as often as sessions are wanted. */
export async function signedIn(
  wire: Wire,
  contracts: readonly Contract[],
  memberId: string,
): Promise<Sessions> {
  const operation = contracts
    .flatMap(({ spec }) => spec.operations)
    .find(({ method, path, base }) => method === 'post' && base + path === SIGN_IN_PATH);
  if (!operation) throw new SignInFailed(`no contract has POST ${SIGN_IN_PATH}; give a --cookie instead`);
  const request = { ...exampleRequest(operation), body: { memberId } };
  const another = async () => {
    const answer = await wire.send(compose(operation, request, { origin: wire.origin, cookie: undefined }));
    if (isSilence(answer)) throw new SignInFailed(`${wire.origin} does not answer: ${answer.reason}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (answer.status >= 300 || cookies.length === 0)
      throw new SignInFailed(
        `signing in as ${memberId} is answered ${answer.status}; is it a seeded member?`,
      );
    return cookies.join('; ');
  };
  return { shared: await another(), another };
}
