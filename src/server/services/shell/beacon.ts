import type { components } from '../../../contracts/analytics';

type UsageEvent = components['schemas']['UsageEvent'];
type ErrorReport = components['schemas']['ErrorReport'];

/** One log line about product usage; it names no person and no post. */
export interface Beacon {
  readonly kind: 'event' | 'timing' | 'vital' | 'error';
  readonly name: string;
  readonly page?: string;
  readonly value?: number;
  readonly target?: string | undefined;
  readonly about?: Readonly<Record<string, string | number | boolean>>;
}

/** Names only catalogue entities such as a topic, company or department, never a post or member. */
export const eventLine = (event: UsageEvent): Beacon => ({
  kind: 'event',
  name: event.eventType,
  page: event.pageName,
  value: event.count ?? 1,
  about: {
    ...(event.communityType && { community: event.communityType }),
    ...(event.topicId && { topic: event.topicId }),
    ...(event.departmentId && { department: event.departmentId }),
    ...(event.designationId && { designation: event.designationId }),
    ...(event.companyId && { company: event.companyId }),
    ...(event.entity && { entity: event.entity }),
  },
});

const MAX_LINE_LENGTH = 8_000;

/** An error report is untrusted text: personal data is removed and its length limited to 8 KB. */
export function errorLine({ error, display, extra = {} }: ErrorReport): Beacon {
  const about: Record<string, string | number | boolean> = { display };
  let left = MAX_LINE_LENGTH - error.length;
  for (const [key, value] of Object.entries(extra)) {
    if (!REPORTED_KEYS.has(key)) continue;
    const text = typeof value === 'string' ? redacted(value) : value;
    left -= key.length + String(text).length;
    if (left < 0) break;
    about[key] = text;
  }
  return { kind: 'error', name: redacted(error), about };
}

const REPORTED_KEYS = new Set([
  'type',
  'level',
  'operation',
  'status',
  'code',
  'screen',
  'name',
  'stack',
  'build',
  'online',
  'kind',
]);

export const clipped = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : redacted(text).slice(0, 200);

/** Replaces emails, query strings, long numbers and anything that looks like an id or a token with a placeholder. */
export const redacted = (text: string): string =>
  text
    .replace(/[^\s@<>"']{1,64}@[^\s@<>"']{1,190}/g, '[mail]')
    .replace(/([?&#])[^\s"'<>]*/g, '$1[query]')
    .replace(/\b\d{6,}\b/g, '[number]')
    .replace(/\b(?=[A-Za-z0-9_-]*\d)(?=[A-Za-z0-9_-]*[A-Za-z])[A-Za-z0-9_-]{16,}\b/g, '[id]');
