/** User agent names of crawlers; the last three appear in nearly all of them. */
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

export const isCrawler = (userAgent: string): boolean => NAMED.test(userAgent);
