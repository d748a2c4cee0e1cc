/** How programs that read pages name themselves; the last three are what nearly all of them carry. */
const NAMES = [
  'Googlebot',
  'bingbot',
  'DuckDuckBot',
  'YandexBot',
  'Baiduspider',
  'Slurp',
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Applebot',
  'GPTBot',
  'bot',
  'crawl',
  'spider',
] as const;
const NAMED = new RegExp(NAMES.join('|'), 'i');

/** Whether a program reads the page for somebody else, by what it calls itself. */
export const isCrawler = (userAgent: string): boolean => NAMED.test(userAgent);
