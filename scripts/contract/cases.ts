import type { Operation } from '../api/spec';
import type { Contract, Target } from './contract';
import { cookieValue } from './cookie-names';
import { edges } from './edges';
import {
  anyResponse,
  type Expectation,
  isForbidden,
  isRefused,
  isUnauthorised,
  isUnderstood,
  refusesSessions,
  servesVisitors,
  succeeds,
  toleratesStaleSession,
} from './expectations';
import { isNameless } from './nameless';
import { ownsNothing } from './ownership';
import { exampleRequest, type Request } from './request';
import type { WireResponse } from './wire';

export const KINDS = [
  'example',
  'access',
  'method',
  'invalid',
  'extreme',
  'odd',
  'random',
  'pages',
  'replay',
  'socket',
] as const;
export type Kind = (typeof KINDS)[number];

/** One request and its expected response. */
export interface Case {
  readonly kind: Kind;
  /** Names the unusual part of the request, for the report. */
  readonly what: string;
  /** The path where it differs from the example; violations at the same place are reported once. */
  readonly at: string;
  readonly request: Request;
  /** Undefined uses the run's session; a text replaces the cookie, the empty text sends none. */
  readonly cookie?: string;
  readonly method?: string;
  readonly expect: Expectation;
}

export const exampleCase = (operation: Operation): Case => ({
  kind: 'example',
  what: 'the example',
  at: '',
  request: exampleRequest(operation),
  expect: succeeds,
});

/** Requests without a session and with forged sessions. */
export function accessCases(
  { contract, operation }: Target,
  { origin, session }: { readonly origin: string; readonly session: string | undefined },
): Case[] {
  const name = contract.sessionCookie(origin);
  const real = tampered(cookieValue(session, name));
  const forged = ['forged', '0', 'null', 'x'.repeat(3000), ...real].map((value) => ({
    what: value.length > 40 ? 'with a changed session' : `with the session ${value}`,
    cookie: `${name}=${value}`,
    expect: forgedExpectation(operation),
  }));
  const anonymous = {
    what: 'without a session',
    cookie: '',
    expect: operation.open
      ? (response: WireResponse) => servesVisitors(response) ?? ownsNothing(contract, operation, response)
      : isUnauthorised,
  };
  const request = exampleRequest(operation);
  return [anonymous, ...forged].map((item) => ({ kind: 'access', at: '', request, ...item }));
}

function forgedExpectation(operation: Operation): Expectation {
  if (isNameless(operation)) return refusesSessions;
  return operation.open ? toleratesStaleSession : isUnauthorised;
}

/** A live session of a member without the operation's role. */
export const roleCase = (operation: Operation, cookie: string): Case => ({
  kind: 'access',
  what: `as a member without the role ${operation.role}`,
  at: '',
  request: exampleRequest(operation),
  cookie,
  expect: isForbidden,
});

/** The real session with its last letter changed: passes only if the signature is not checked. */
const tampered = (session: string | undefined): string[] =>
  session === undefined ? [] : [session.slice(0, -1) + (session.endsWith('A') ? 'B' : 'A')];

/** One fault at a time, and every limit of what is allowed. */
export function edgeCases(contract: Contract, operation: Operation): Case[] {
  return edges(contract, operation).map(({ verdict, at: path, what: label, request }) => {
    const where = { at: path, what: `${path} ${label}`.trim(), request };
    if (verdict === 'odd') return { kind: 'odd', expect: anyResponse, ...where };
    return verdict === 'valid'
      ? { kind: 'extreme', expect: isUnderstood(operation), ...where }
      : { kind: 'invalid', expect: isRefused(path), ...where };
  });
}

export const randomCase = (operation: Operation, request: Request): Case => ({
  kind: 'random',
  what: 'a random valid request',
  at: '',
  request,
  expect: isUnderstood(operation),
});
