/** Limits of email codes: how often one is sent and how long it is valid. */
export const CODE_RULES = {
  digits: 6,
  validMinutes: 10,
  attempts: 5,
  resendAfterSeconds: 30,
  sendsADay: 5,
  /** More than one member may cause, so that a stranger alone cannot use up the codes of an address. */
  sendsADayToAddress: 8,
} as const;

/** Free email providers: an address there says nothing about an employer. */
const FREE_MAIL = new Set([
  'gmail',
  'googlemail',
  'yahoo',
  'ymail',
  'rocketmail',
  'outlook',
  'hotmail',
  'live',
  'msn',
  'icloud',
  'me',
  'mac',
  'aol',
  'proton',
  'protonmail',
  'pm',
  'zoho',
  'zohomail',
  'rediff',
  'rediffmail',
  'gmx',
  'mail',
  'yandex',
  'fastmail',
  'tutanota',
  'tuta',
  'mailinator',
  'yopmail',
]);
const ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
const SECOND_LEVELS = new Set(['co', 'com', 'org', 'net', 'ac', 'edu', 'gov']);

export type EmailProblem = 'SHAPE' | 'FREE_MAIL';

/** Copied addresses often have invisible characters. */
export const tidyEmail = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();

/** The mailbox of an address: mail to tara+news@… also reaches tara@…. */
export const mailboxOf = (text: string): string => tidyEmail(text).replace(/^([^+@]+)\+[^@]*/, '$1');

/** Rejects malformed addresses and those of free email providers. */
export function emailProblem(text: string): EmailProblem | undefined {
  const email = tidyEmail(text);
  if (email.length > 254 || !ADDRESS.test(email)) return 'SHAPE';
  return FREE_MAIL.has(ownerLabel(domainOf(email))) ? 'FREE_MAIL' : undefined;
}

const domainOf = (email: string): string => tidyEmail(email).replace(/^.*@/, '');

/** The registered part of a domain: yahoo in mail.yahoo.co.in. */
function ownerLabel(domain: string): string {
  const labels = domain.split('.').slice(0, -1);
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && SECOND_LEVELS.has(last) ? (labels.at(-2) ?? '') : last;
}

/**
 * An address under a domain known to be the organisation's is full proof; any other work address is partial proof.
 */
export const proofOf = (email: string, knownDomains: readonly string[]): 'VERIFIED' | 'PARTIAL_VERIFIED' => {
  const domain = domainOf(email);
  const known = knownDomains.some((item) => domain === item || domain.endsWith(`.${item}`));
  return known ? 'VERIFIED' : 'PARTIAL_VERIFIED';
};
