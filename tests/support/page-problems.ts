import { companyText } from '../../src/core/companies/text';
import { interviewText } from '../../src/core/interviews/text';
import { jobText } from '../../src/core/jobs/text';
import { reviewText } from '../../src/core/reviews/text';
import { salaryText } from '../../src/core/salaries/text';
import { screenAt } from '../../src/core/shell/screen-at';
import type { ScreenId } from '../../src/core/shell/screens';

const PLACEHOLDER = /being built|lorem ipsum|coming soon|\bTODO\b|\bundefined\b|\bNaN\b|\[object \w+\]/i;

/** Screens whose list has sample data at any address. */
const FILLED: readonly ScreenId[] = [
  'home',
  'communities',
  'companies',
  'reviews',
  'salaries',
  'interviews',
  'colleges',
  'jobs',
  'awards',
  'blog',
  'faq',
];

const EMPTY: readonly string[] = [
  reviewText.none,
  salaryText.none,
  jobText.none,
  interviewText.none,
  companyText.benefits.none,
  companyText.benefits.few,
  companyText.photos.none,
  companyText.list.none,
];

interface PageParts {
  readonly title: string;
  /** Without the page number: the pages of a list share their title. */
  readonly canonical: string;
  readonly links: readonly string[];
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const firstIn = (html: string, pattern: RegExp): string => unescaped(pattern.exec(html)?.[1] ?? '');

const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

const textOf = (html: string): string =>
  unescaped(html.replace(/<(script|style|svg)[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')).replace(
    /\s+/g,
    ' ',
  );

export function partsOf(html: string): PageParts {
  const canonical = new URL(firstIn(html, /<link rel="canonical" href="([^"]*)"/) || '/', 'http://site');
  canonical.searchParams.delete('page');
  const links = [...html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => unescaped(href));
  return {
    title: firstIn(html, /<title>([^<]*)<\/title>/),
    canonical: canonical.pathname + canonical.search,
    links: [...new Set(links)].filter((href) => !href.startsWith('//')),
  };
}

/** Problems that a reader would notice in a page's markup. A page in the sitemap must have content. */
export function pageProblems(path: string, html: string, isListed: boolean): readonly string[] {
  const main = mainOf(html);
  const count = (pattern: RegExp, text = html) => text.match(pattern)?.length ?? 0;
  const there = screenAt(new URL(path, 'http://site').pathname);
  const text = textOf(main);
  const placeholder = PLACEHOLDER.exec(text)?.[0];
  const empty = isListed ? EMPTY.find((sentence) => text.includes(sentence)) : undefined;
  const isFilled = there.kind === 'screen' && FILLED.includes(there.id) && !path.includes('?');
  return [
    ...(count(/<title>[^<]+<\/title>/g) === 1 ? [] : ['not exactly one title']),
    ...(count(/<h1[\s>]/g) === 1 ? [] : [`${count(/<h1[\s>]/g)} headings of level 1`]),
    ...(/<meta name="description" content="[^"]{20,}"/.test(html) ? [] : ['no description']),
    ...(placeholder === undefined ? [] : [`placeholder text “${placeholder}”`]),
    ...(isFilled && count(/<(li|article)[\s>]/g, main) < 3 ? ['an empty main list'] : []),
    ...(empty === undefined ? [] : [`the empty state “${empty}” for an address of the sitemap`]),
    ...(text.length > 60 ? [] : ['no content']),
  ];
}
