import type { HiringJob, ReceivedApplication } from '../services/jobs/application-queries';
import type { serverTexts } from '../texts';
import { escaped } from './document';

type EmployerText = typeof serverTexts.en.employer;

/**
 * Without an action it submits to the page's URL including the key, so the key is written into no page. An element can
 * describe buttons with the same label.
 */
export const button = (label: string, fields: Readonly<Record<string, string>>, describedBy = ''): string =>
  [
    '<form method="post">',
    ...Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    ),
    `<button${describedBy && ` aria-describedby="${describedBy}"`}>${escaped(label)}</button></form>`,
  ].join('');

interface ListPlace {
  readonly page: number;
  readonly hasOlder: boolean;
}

export function listHtml(
  text: EmployerText,
  applications: readonly ReceivedApplication[],
  { page, hasOlder }: ListPlace,
): string {
  if (applications.length === 0) return `<p>${text.page.none}</p>`;
  const turn = (label: string, to: number) => button(label, { step: 'list', page: String(to) });
  const names = numberedNames(applications);
  return [
    `<ul>${applications.map((item, index) => rowHtml(text, item, names[index] ?? '')).join('')}</ul>`,
    page > 1 ? turn(text.page.newer, page - 1) : '',
    hasOlder ? turn(text.page.older, page + 1) : '',
    `<p>${text.page.privacy}</p>`,
  ].join('');
}

/** Contact details appear only in an opened application, so applicants with the same name are numbered. */
function numberedNames(applications: readonly ReceivedApplication[]): readonly string[] {
  const counts = new Map<string, number>();
  return applications.map(({ details: { name } }) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

const rowHtml = (text: EmployerText, { id, status, sentOn }: ReceivedApplication, name: string): string =>
  `<li><h2>${escaped(name)}</h2><p>${text.page.sent(sentOn)} · ${text.statuses[status]}</p>${button(
    text.page.open(name),
    { step: 'open', application: id },
  )}</li>`;

export function applicationHtml(
  text: EmployerText,
  { questions }: Pick<HiringJob, 'questions'>,
  { id, status, sentOn, details }: ReceivedApplication,
): string {
  const facts = [
    [text.page.email, details.email],
    [text.page.phone, details.phone],
    ...questions.map((question, index) => [question, details.answers[index] ?? ''] as const),
  ] as const;
  const step = (label: string, name: string) => button(label, { step: name, application: id });
  return [
    `<p role="status">${text.page.sent(sentOn)} · ${text.statuses[status]}. ${text.page.seen}</p><dl>`,
    ...facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`),
    '</dl>',
    step(text.page.resume, 'resume'),
    step(text.page.shortlist, 'shortlist'),
    step(text.page.decline, 'decline'),
    step(text.page.back, 'list'),
    `<p>${text.page.privacy}</p>`,
  ].join('');
}
