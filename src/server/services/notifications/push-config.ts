/** The VAPID settings that browsers require for push. */
export interface PushConfig {
  readonly publicKey: string;
  readonly privateKey: string;
  /** The contact for push services, such as mailto:push@humkaar.example. */
  readonly subject: string;
  /** Allowed push services in addition to those of the browsers. */
  readonly origins: readonly string[];
}

const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^(updates|updates-autopush)\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/** Members supply the endpoint, so the server only calls push services: no other host and no internal one. */
export function mayPushTo(endpoint: string, { origins }: Pick<PushConfig, 'origins'>): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username } = new URL(endpoint);
  if (username !== '') return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** All three or none: without them push is disabled, and pages say so. */
export function pushOf(
  env: Readonly<Record<string, string | undefined>>,
  report: (mistake: string) => undefined,
): PushConfig | undefined {
  const [publicKey, privateKey, subject] = NAMES.map((name) => env[name]?.trim() || undefined);
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject)
    return report(`Push notifications require all of ${NAMES.join(', ')}, or none of them.`);
  if (!/^(mailto:.+@|https:\/\/)/.test(subject))
    return report('VAPID_SUBJECT must start with mailto: or https://.');
  const origins = env.PUSH_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [];
  return { publicKey, privateKey, subject, origins };
}
