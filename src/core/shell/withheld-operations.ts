/** Filters, comparison, chat, comments, page details and browsing history. */
const WITHHELD = [
  'company-services/v1/company-filters',
  'jobs-services/v1/job-filters',
  'company-services/v1/comparison',
  'api/chat/.+',
  'review-services/v1/companies/[^/]+/review-filters',
  'feed-services/v1/post/[^/]+/comments?',
  'feed-services/v1/post/comment/[^/]+/reply',
  'feed-services/v1/comment/.+',
  'untraceable-services/v1/comments(?:/.+)?',
  'aggregation-services/v1/page-details',
  'aggregation-services/v1/pagename',
  'aggregation-services/v1/browsing-history(?:/[^/]+)?',
] as const;
const PATTERN = new RegExp(`^/(?:${WITHHELD.join('|')})$`);

/** Requests that only make sense for a human visitor: a crawler does not send them and gets no response. */
export const isWithheld = (pathname: string): boolean => PATTERN.test(pathname);

export const BOT_BLOCKED = 'BOT_BLOCKED';
