import type { components, operations } from '../../../contracts/login';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Identity } from '../../identity/identity';
import type { ProviderName } from '../../identity/provider';
import { publishedSandboxKeys } from '../../identity/sandbox-keys';
import { play } from '../../identity/sandbox-tokens';
import { tokenRefused } from '../../identity/verify-token';
import type { OpenJobPortal } from '../../job-portal/job-portal';
import { matchingPortal } from '../../job-portal/matching-portal';
import { renewSession } from '../../renew-session';
import { type CookieNames, clearedCookies, sessionCookies } from '../../session-cookies';
import { readCareer } from '../profile/career/career-queries';
import type { Services } from '../services';
import { aboutMember } from './about-member';
import { portalInfoHandlers } from './portal-info-handlers';
import { isSandboxMember, readSandboxMembers } from './queries';
import { signInAs, signInVerified, signOut } from './sign-in';

export interface LoginParts {
  readonly identity: Identity;
  readonly names: CookieNames;
  readonly jobPortal?: OpenJobPortal | undefined;
}

const PROVIDERS = { gp: 'google', naukri: 'naukri', outlook: 'outlook' } as const satisfies Record<
  string,
  ProviderName
>;

type TokenType = components['schemas']['SocialLogin']['tokenType'];

const TOKEN_TYPES: Readonly<Record<keyof typeof PROVIDERS, readonly TokenType[]>> = {
  gp: ['access_token', 'one_tap'],
  naukri: ['access_token', 'one_tap'],
  outlook: ['access_token'],
};

type LoginHandlers = Handlers<operations>;
type SandboxOperation = 'listSandboxMembers' | 'signInAsMember' | 'listSandboxKeys' | 'playProvider';

export const loginHandlers =
  (parts: LoginParts) =>
  (services: Services): LoginHandlers => ({
    ...sessionHandlers(services, parts),
    ...sandboxHandlers(services, parts),
    ...portalInfoHandlers(services, matchingPortal(parts.identity, parts.jobPortal)(services)),
  });

const sessionHandlers = (
  services: Services,
  { identity, names }: LoginParts,
): Omit<LoginHandlers, SandboxOperation | 'savePortalInfo'> => ({
  logout: async ({ tokens, setCookie }) => {
    await signOut(services, tokens);
    for (const cookie of clearedCookies(names)) setCookie(cookie);
    return { status: 204 };
  },

  signInWithProvider: async ({ body, tokens: sentTokens, userAgent, setCookie }) => {
    const provider = PROVIDERS[body.socialUserType];
    if (!TOKEN_TYPES[body.socialUserType].includes(body.tokenType)) throw tokenRefused();
    const verifiedIdentity = await identity.verify(provider, body);
    const browser = { names, held: sentTokens, userAgent, setCookie };
    const { isNew } = await signInVerified(services, browser, verifiedIdentity, provider);
    return { status: 200, body: { isNew } };
  },

  renewSession: async ({ tokens: { refresh, device }, userAgent, setCookie }) => {
    const renewed =
      refresh === undefined ? undefined : await renewSession(services, { refresh, device, userAgent });
    const cookies = renewed
      ? sessionCookies(services, names, renewed.tokens, renewed.memberId)
      : clearedCookies(names);
    for (const cookie of cookies) setCookie(cookie);
    return { status: 200, body: { signedIn: renewed !== undefined } };
  },

  listLoginProviders: () => ({
    status: 200,
    body: identity.providers.map(({ name, mode, clientId, kit }) => ({
      provider: name,
      mode,
      clientId,
      ...kit,
    })),
  }),
});

const sandboxHandlers = (
  services: Services,
  { names }: LoginParts,
): Pick<LoginHandlers, SandboxOperation> => ({
  listSandboxMembers: async () => {
    if (!services.sandbox) throw notFound();
    const members = await readSandboxMembers(services.db);
    const body = members.map(async (row) => ({
      memberId: row.id,
      name: row.name,
      isReader: row.is_reader,
      isWriter: row.is_writer,
      about: aboutMember({
        jobProfile: (await readCareer(services, row.id))?.job_profile ?? undefined,
        reads: row.is_reader,
        writes: row.is_writer,
      }),
    }));
    return { status: 200, body: await Promise.all(body) };
  },

  signInAsMember: async ({ body, tokens: sentTokens, userAgent, setCookie }) => {
    if (!services.sandbox || !(await isSandboxMember(services.db, body.memberId))) throw notFound();
    await signInAs(services, { names, held: sentTokens, userAgent, setCookie }, body.memberId);
    return { status: 204 };
  },

  listSandboxKeys: () => {
    if (!services.sandbox) throw notFound();
    return { status: 200, body: { keys: publishedSandboxKeys(services, services.now()) } };
  },

  playProvider: async ({ body }) => {
    if (!services.sandbox) throw notFound();
    return { status: 200, body: await play(services, body) };
  },
});
