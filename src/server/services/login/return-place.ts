import { returnPath } from '../../../core/shell/return-path';

/** Params that a page may carry through the sign-in; all others are dropped. */
const CARRIED: Readonly<Record<string, RegExp>> = {
  campaign: /^[A-Za-z0-9_.-]{1,80}$/,
  openOnboarding: /^[rw]$/,
  openCreatePost: /^(true|1)$/,
};

export function carriedPairs(query: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const found = Object.entries(CARRIED).flatMap(([name, shape]) => {
    const value = query[name];
    return typeof value === 'string' && shape.test(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The return URL with the login result; new members get onboarding. */
export function placeAfter(
  back: string,
  pairs: Readonly<Record<string, string>>,
  provider: 'linkedin' | 'naukri',
  signed: { readonly isNew: boolean } | undefined,
): string {
  const place = new URL(returnPath(back, '/'), 'http://here');
  const contribution = signed
    ? { ...(signed.isNew && { openOnboarding: 'r' }), ...pairs, onLogin: 'true' }
    : failure(provider);
  for (const [name, value] of Object.entries(contribution)) place.searchParams.set(name, value);
  // Checked again, because rebuilding the URL may have changed what it means.
  return returnPath(place.pathname + place.search + place.hash, '/');
}

const failure = (provider: 'linkedin' | 'naukri'): Readonly<Record<string, string>> =>
  provider === 'linkedin' ? { linkedinLogin: 'failed' } : { naukriLogin: 'failed' };
