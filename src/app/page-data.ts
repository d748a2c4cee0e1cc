import type { EmbeddedResponse, EmbeddedResponses } from '../adapters/http/embedded-responses';

export interface Carried {
  readonly renderedAt: number | undefined;
  readonly responses: EmbeddedResponses;
}

/** The page's data as inert JSON elements; no text inside can close the element. */
export function writeCarried(renderedAt: number, responses: EmbeddedResponses): string {
  const carried = [...responses].map(([key, response]) => {
    const text = written.get(response) ?? elementOf(key, response);
    written.set(response, text);
    return text;
  });
  return element({ id: 'rendered' }, String(renderedAt)) + carried.join('');
}

/** The elements of responses that many pages carry. */
const written = new WeakMap<EmbeddedResponse, string>();

const elementOf = (key: string, { status, type, body }: EmbeddedResponse): string =>
  element({ 'data-response': key, 'data-status': String(status), 'data-type': type }, body);

export function readCarried(page: ParentNode): Carried {
  const rendered = page.querySelector('#rendered')?.textContent;
  const responses: EmbeddedResponses = new Map();
  for (const { dataset, textContent } of page.querySelectorAll<HTMLElement>('script[data-response]')) {
    responses.set(dataset.response ?? '', {
      status: Number(dataset.status),
      type: dataset.type ?? '',
      body: textContent ?? '',
    });
  }
  return { renderedAt: rendered ? Number(rendered) : undefined, responses };
}

function element(attributes: Readonly<Record<string, string>>, json: string): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${quoted(value)}"`);
  return `<script type="application/json"${written.join('')}>${json.replace(/</g, '\\u003c')}</script>`;
}

const quoted = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
