import { isDeepStrictEqual } from 'node:util';
import { commentContent, postContent, reviewContent } from '../../src/core/trust/shown-content';
import type { ShownEntry } from './check-contributions';
import type { ReadResponse } from './check-release';
import type { Finding } from './check-tree';

/** The public response behind the page of a contribution, and its text as the log commits to it. */
interface PublicPage {
  readonly path: string;
  readonly contentOf: (response: never) => readonly unknown[];
}

/** Undefined for interviews, whose pages have no address of their own. */
function pageOf({ type, id, company }: ShownEntry): PublicPage | undefined {
  if (type === 'POST')
    return {
      path: `/feed-services/v1/feed/${id}`,
      contentOf: ({ title, content }: { readonly title: string; readonly content: string }) =>
        postContent({ title, text: content }),
    };
  if (type === 'COMMENT') return { path: `/feed-services/v1/comment/${id}`, contentOf: commentContent };
  if (type === 'REVIEW' && company !== undefined)
    return {
      path: `/review-services/v1/companies/${encodeURIComponent(company)}/reviews?rid=${id}`,
      contentOf: ({ items: [review] }: { readonly items: readonly Parameters<typeof reviewContent>[0][] }) =>
        review ? reviewContent(review) : [],
    };
  return undefined;
}

/** Compares random contributions that the log lists as shown with what visitors of the site get. */
export async function checkPages(
  shown: readonly ShownEntry[],
  count: number,
  read: ReadResponse,
): Promise<{ readonly findings: readonly Finding[]; readonly compared: number }> {
  const findings: Finding[] = [];
  const chosen = inRandomOrder(shown.filter((entry) => pageOf(entry) !== undefined)).slice(0, count);
  for (const entry of chosen) {
    const what = await problemOf(entry, read);
    if (what) findings.push({ where: `entry ${entry.index}`, what: `${entry.type} ${entry.id} ${what}` });
  }
  return { findings, compared: chosen.length };
}

async function problemOf(entry: ShownEntry, read: ReadResponse): Promise<string | undefined> {
  const page = pageOf(entry);
  const response = page && (await read(page.path));
  if (!page || response === undefined) return 'is listed as shown, but the site does not show it';
  return isDeepStrictEqual(page.contentOf(response as never), entry.content)
    ? undefined
    : 'is shown with other content on the site';
}

/** So that a server cannot predict which are compared. */
const inRandomOrder = <Item>(items: readonly Item[]): readonly Item[] =>
  items
    .map((item) => ({ item, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
