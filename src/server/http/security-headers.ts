import { createHash } from 'node:crypto';
import type { Config } from '../config';
import { type AllowedOrigins, NOTHING_ELSE } from '../identity/provider-origins';

/** Sources for what is inline in a page. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

export const NOTHING_INLINE: InlineHashes = { styles: [], scripts: [] };

/** The source that allows an inline script or style with this text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Allows scripts, styles and data only from our own origin and the enabled sign-in providers; what is inline is allowed
 * by its hash.
 */
export const contentPolicy = (
  { styles, scripts }: InlineHashes = NOTHING_INLINE,
  allowed: AllowedOrigins = NOTHING_ELSE,
): string =>
  [
    ...RULES,
    from('script-src', ["'self'", ...scripts, ...allowed.script]),
    from('connect-src', ["'self'", ...allowed.connect]),
    ...(allowed.frame.length > 0 ? [from('frame-src', allowed.frame)] : []),
    from('trusted-types', ['chunks', ...allowed.policies, 'worker']),
    from('style-src', ["'self'", ...styles, ...allowed.style]),
  ].join('; ');

const from = (rule: string, sources: readonly string[]): string => [rule, ...sources].join(' ');

const RULES = [
  "default-src 'none'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
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
