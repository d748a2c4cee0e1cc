/** Filters, comparing, chat, writing and reading one comment, the facts of a page and where one has been. */
const WITHHELD = [
  'company-services/v1/company-filters',
  'jobs-services/v1/job-filters',
  'company-services/v1/comparison',
  'api/chat/.+',
  'feed-services/v1/post/[^/]+/comment',
  'feed-services/v1/post/comment/[^/]+/reply',
  'feed-services/v1/comment/[^/]+',
  'aggregation-services/v1/page-details',
  'aggregation-services/v1/pagename',
  'aggregation-services/v1/browsing-history(?:/[^/]+)?',
] as const;
const PATTERN = new RegExp(`^/(?:${WITHHELD.join('|')})$`);

/** Whether a call only makes sense for somebody who looks at a page: a crawler neither sends it nor is answered. */
export const isWithheld = (pathname: string): boolean => PATTERN.test(pathname);

/** The code of the refusal. */
export const BOT_BLOCKED = 'BOT_BLOCKED';
