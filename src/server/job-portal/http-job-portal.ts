import { CAREER_TYPES } from '../../core/onboarding/career-status';
import { unavailable } from '../http/problem';
import { readAtMost } from '../read-at-most';
import { accountSeal, type OpenJobPortal, type PortalPerson, type PortalWork } from './job-portal';

export interface JobPortalPlace {
  readonly url: string;
  readonly key: string;
}

interface Connection extends JobPortalPlace {
  /** Receives the reason of a failed response, never the person concerned. */
  readonly report: (why: string) => void;
  readonly timeout?: number;
}

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_LENGTH = 65_536;
const MAX_TEXT_LENGTH = 200;
const OK = 200;
const ANONYMOUS = 404;

/**
 * A job portal over HTTP. It identifies an account only by our opaque reference. We do not store its id, and our
 * reference differs from the seal in our tables, so that the two data sets cannot be joined.
 */
export const httpJobPortal =
  (connection: Connection): OpenJobPortal =>
  (services) => {
    const nameOf = (seal: string) => services.seal('job portal', seal);
    return {
      known: async (seals) => {
        const names = new Map([...seals].map((seal) => [nameOf(seal), seal]));
        const response = await ask(connection, 'accounts/known', { references: [...names.keys()] });
        const seal = isRecord(response) ? names.get(String(response.reference)) : undefined;
        return response && personOf(connection, seal, response);
      },
      shown: async ({ issuer, subject }) => {
        const seal = accountSeal(services, { issuer, subject });
        const body = { issuer, subject, reference: nameOf(seal) };
        const response = await ask(connection, 'accounts/shown', body);
        return response && personOf(connection, seal, response);
      },
    };
  };

/** Undefined when the portal knows no such person. Anything but a valid response in time counts as unavailable. */
async function ask(
  { url, key, report: listener, timeout = TIMEOUT_MS }: Connection,
  path: string,
  body: object,
) {
  const fail = (why: string) => {
    listener(why);
    return unavailable();
  };
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Never follows redirects: the key must not be sent elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
    .then(async ({ status, body: stream }) => ({ status, text: await readAtMost(stream, MAX_ANSWER_LENGTH) }))
    .catch(() => {
      throw fail('no response');
    });
  if (response.status === ANONYMOUS) return undefined;
  if (response.status !== OK) throw fail(`status ${response.status}`);
  const contribution = parsed(response.text);
  if (!isRecord(contribution)) throw fail('the response could not be read');
  return contribution;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type PortalResponse = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is PortalResponse =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (contribution: PortalResponse, field: string): string | undefined => {
  const value = contribution[field];
  return typeof value === 'string' && value.length <= MAX_TEXT_LENGTH ? value.trim() || undefined : undefined;
};

/** All fields or none: a partial response from an external server is worthless. */
function personOf(
  { report: listener }: Connection,
  seal: string | undefined,
  contribution: PortalResponse,
): PortalPerson {
  const [firstName, lastName, email] = ['firstName', 'lastName', 'email'].map((field) =>
    textIn(contribution, field),
  );
  const work =
    contribution.work == null
      ? undefined
      : isRecord(contribution.work)
        ? workOf(contribution.work)
        : 'broken';
  if (!seal || !firstName || !email || work === 'broken') {
    listener('the response does not match the agreed format');
    throw unavailable();
  }
  return { seal, firstName, lastName: lastName ?? '', email, work };
}

function workOf(contribution: PortalResponse): PortalWork | 'broken' {
  const type = CAREER_TYPES.find((item) => item === contribution.type);
  const organisation = textIn(contribution, 'organisation');
  const verified = (['VERIFIED', 'PARTIAL_VERIFIED'] as const).find((item) => item === contribution.verified);
  if (!type || !organisation || (contribution.verified != null && !verified)) return 'broken';
  return {
    type,
    organisation,
    jobProfile: textIn(contribution, 'jobProfile'),
    department: textIn(contribution, 'department'),
    industry: textIn(contribution, 'industry'),
    location: textIn(contribution, 'location'),
    verified,
  };
}
