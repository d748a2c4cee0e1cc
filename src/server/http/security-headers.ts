import type { Config } from '../config';

/** Scripts, styles and data come from our own origin alone; the only inline thing is a style sheet of our build, by its hash. */
export const contentPolicy = (styleHashes: readonly string[] = []): string =>
  [...RULES, `style-src ${["'self'", ...styleHashes].join(' ')}`].join('; ');

const RULES = [
  "default-src 'none'",
  "script-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types chunks',
];

const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** On every answer, whatever it is. */
export const securityHeaders = (
  config: Pick<Config, 'production' | 'publicOrigin'>,
): Readonly<Record<string, string>> => ({
  'content-security-policy': contentPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  ...(config.production &&
    config.publicOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
});
