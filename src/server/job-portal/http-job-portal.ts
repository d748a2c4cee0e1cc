import { CAREER_TYPES } from '../../core/onboarding/career-status';
import { unavailable } from '../http/problem';
import { accountSeal, type OpenJobPortal, type PortalPerson, type PortalWork } from './job-portal';

export interface JobPortalPlace {
  readonly url: string;
  readonly key: string;
}

interface Connection extends JobPortalPlace {
  /** Receives the reason of a failed response, never the person concerned. */
  readonly tell: (why: string) => void;
  readonly patience?: number;
}

const PATIENCE_MS = 5_000;
const LONGEST_ANSWER = 65_536;
const LONGEST_TEXT = 200;
const OK = 200;
const NOBODY = 404;

/**
 * A job portal over HTTP. It knows an account only by an opaque reference of ours. We do not store its id, and our
 * reference differs from the seal in our tables, so that the two data sets cannot be joined.
 */
export const httpJobPortal =
  (connection: Connection): OpenJobPortal =>
  (services) => {
    const nameOf = (seal: string) => services.seal('job portal', seal);
    return {
      known: async (seals) => {
        const names = new Map([...seals].map((seal) => [nameOf(seal), seal]));
        const answer = await ask(connection, 'accounts/known', { references: [...names.keys()] });
        const seal = isRecord(answer) ? names.get(String(answer.reference)) : undefined;
        return answer && personOf(connection, seal, answer);
      },
      shown: async ({ issuer, subject }) => {
        const seal = accountSeal(services, { issuer, subject });
        const body = { issuer, subject, reference: nameOf(seal) };
        const answer = await ask(connection, 'accounts/shown', body);
        return answer && personOf(connection, seal, answer);
      },
    };
  };

/** Undefined when the portal knows no such person. Anything but a valid response in time counts as unavailable. */
async function ask({ url, key, tell, patience = PATIENCE_MS }: Connection, path: string, body: object) {
  const fail = (why: string) => {
    tell(why);
    return unavailable();
  };
  const answer = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // Never follows redirects: the key must not be sent elsewhere.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
    .then(async ({ status, body: stream }) => ({ status, text: await textOf(stream) }))
    .catch(() => {
      throw fail('no answer');
    });
  if (answer.status === NOBODY) return undefined;
  if (answer.status !== OK) throw fail(`status ${answer.status}`);
  const told = parsed(answer.text);
  if (!isRecord(told)) throw fail('the response could not be read');
  return told;
}

async function textOf(stream: ReadableStream<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('too long');
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Told = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (told: Told, field: string): string | undefined => {
  const value = told[field];
  return typeof value === 'string' && value.length <= LONGEST_TEXT ? value.trim() || undefined : undefined;
};

/** All fields or none: a partial answer from an external server is worthless. */
function personOf({ tell }: Connection, seal: string | undefined, told: Told): PortalPerson {
  const [firstName, lastName, email] = ['firstName', 'lastName', 'email'].map((field) => textIn(told, field));
  const work = told.work == null ? undefined : isRecord(told.work) ? workOf(told.work) : 'broken';
  if (!seal || !firstName || !email || work === 'broken') {
    tell('the response does not match the agreed format');
    throw unavailable();
  }
  return { seal, firstName, lastName: lastName ?? '', email, work };
}

function workOf(told: Told): PortalWork | 'broken' {
  const type = CAREER_TYPES.find((one) => one === told.type);
  const organisation = textIn(told, 'organisation');
  const verified = (['VERIFIED', 'PARTIAL_VERIFIED'] as const).find((one) => one === told.verified);
  if (!type || !organisation || (told.verified != null && !verified)) return 'broken';
  return {
    type,
    organisation,
    jobProfile: textIn(told, 'jobProfile'),
    department: textIn(told, 'department'),
    industry: textIn(told, 'industry'),
    location: textIn(told, 'location'),
    verified,
  };
}
