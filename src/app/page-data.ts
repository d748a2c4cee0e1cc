import type { EmbeddedResponse, EmbeddedResponses } from '../adapters/http/embedded-responses';

export interface Carried {
  readonly renderedAt: number | undefined;
  readonly answers: EmbeddedResponses;
}

/** The page's data as inert JSON elements; no text inside can close the element. */
export function writeCarried(renderedAt: number, answers: EmbeddedResponses): string {
  const carried = [...answers].map(([key, answer]) => {
    const text = written.get(answer) ?? elementOf(key, answer);
    written.set(answer, text);
    return text;
  });
  return element({ id: 'rendered' }, String(renderedAt)) + carried.join('');
}

/** The elements of responses that many pages carry. */
const written = new WeakMap<EmbeddedResponse, string>();

const elementOf = (key: string, { status, type, body }: EmbeddedResponse): string =>
  element({ 'data-answer': key, 'data-status': String(status), 'data-type': type }, body);

export function readCarried(page: ParentNode): Carried {
  const rendered = page.querySelector('#rendered')?.textContent;
  const answers: EmbeddedResponses = new Map();
  for (const { dataset, textContent } of page.querySelectorAll<HTMLElement>('script[data-answer]')) {
    answers.set(dataset.answer ?? '', {
      status: Number(dataset.status),
      type: dataset.type ?? '',
      body: textContent ?? '',
    });
  }
  return { renderedAt: rendered ? Number(rendered) : undefined, answers };
}

function element(attributes: Readonly<Record<string, string>>, json: string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  return `<script type="application/json"${written.join('')}>${json.replace(/</g, '\\u003c')}</script>`;
}

const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
