import { randomBytes } from 'node:crypto';
import type { operations } from '../../../contracts/login';
import type { Handlers, SetCookie } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { SESSION_COOKIE, sessionHash } from '../../sessions';
import type { Services } from '../services';
import { aboutMember } from './about-member';
import { endSession, isSandboxMember, keepSession, readSandboxMembers } from './queries';

/** Tells the page's script that somebody is signed in, and nothing about who. */
const MARKER_COOKIE = 'UAC_K';
const MONTH = 30 * 24 * 3600;
const TOKEN_BYTES = 32;

export const loginHandlers = (services: Services): Handlers<operations> => ({
  logout: async ({ session, setCookie }) => {
    if (session !== undefined) await endSession(services.db, sessionHash(session));
    for (const cookie of sessionCookies('', 0)) setCookie(cookie);
    return { status: 204 };
  },

  listSandboxMembers: async () => {
    if (!services.sandbox) throw notFound();
    const rows = await readSandboxMembers(services.db);
    return {
      status: 200,
      body: rows.map((row) => ({
        memberId: row.id,
        name: row.name,
        isReader: row.is_reader,
        isWriter: row.is_writer,
        about: aboutMember({
          jobProfile: row.job_profile ?? undefined,
          reads: row.is_reader,
          writes: row.is_writer,
        }),
      })),
    };
  },

  signInAsMember: async ({ body, session, setCookie }) => {
    if (!services.sandbox || !(await isSandboxMember(services.db, body.memberId))) throw notFound();
    // A session handed in from outside never becomes this one.
    if (session !== undefined) await endSession(services.db, sessionHash(session));
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(services.now().getTime() + MONTH * 1000);
    await keepSession(services.db, sessionHash(token), body.memberId, expiresAt);
    for (const cookie of sessionCookies(token, MONTH)) setCookie(cookie);
    return { status: 204 };
  },
});

const sessionCookies = (token: string, maxAge: number): readonly SetCookie[] => [
  { name: SESSION_COOKIE, value: token, httpOnly: true, maxAge },
  { name: MARKER_COOKIE, value: maxAge > 0 ? '1' : '', httpOnly: false, maxAge },
];
