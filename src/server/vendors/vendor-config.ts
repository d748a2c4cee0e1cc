type Env = Readonly<Record<string, string | undefined>>;
type ReportMistake = (mistake: string) => undefined;

/** A tag manager and a push service, each by its own id and script. */
const VENDORS = ['TAG_MANAGER', 'PUSH_VENDOR'] as const;
const ID = /^[A-Za-z0-9_-]{1,64}$/;

export const vendorsOf = (env: Env, report: ReportMistake): readonly string[] =>
  VENDORS.flatMap((vendor) => scriptOf(env, vendor, report) ?? []);

function scriptOf(env: Env, vendor: (typeof VENDORS)[number], report: ReportMistake): string | undefined {
  const id = env[`${vendor}_ID`]?.trim() || undefined;
  const script = env[`${vendor}_SCRIPT`]?.trim() || undefined;
  if (id === undefined && script === undefined) return undefined;
  if (id === undefined || script === undefined)
    return report(`Set both ${vendor}_ID and ${vendor}_SCRIPT, or neither.`);
  if (!ID.test(id)) return report(`${vendor}_ID may contain up to 64 letters, digits, - and _.`);
  const address = URL.canParse(script) ? new URL(script) : undefined;
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '')
    return report(
      `${vendor}_SCRIPT must be a URL that starts with https://, without a username or password.`,
    );
  address.searchParams.set('id', id);
  address.hash = '';
  return address.href;
}
