/** Settings of the real providers; each is enabled by its client id. */
export interface IdentityConfig {
  readonly google: string | undefined;
  readonly outlook: string | undefined;
  readonly linkedin: string | undefined;
  /** LinkedIn issues tokens only to our server, which authenticates with this secret. */
  readonly linkedinSecret: string | undefined;
  readonly naukri: string | undefined;
  /** Base URL of the job portal's keys; it has no well-known URL. */
  readonly naukriIssuer: string | undefined;
  /** Script of its sign-in kit; without it sign-in uses a full-page redirect. */
  readonly naukriScript: string | undefined;
  /** A string that host names of test clusters contain. */
  readonly clusterMarker: string;
}

type Env = Readonly<Record<string, string | undefined>>;

export const identityOf = (env: Env, report: (mistake: string) => undefined): IdentityConfig => ({
  google: callback(env.GOOGLE_CLIENT_ID),
  outlook: callback(env.MICROSOFT_CLIENT_ID),
  linkedin: callback(env.LINKEDIN_CLIENT_ID),
  linkedinSecret: callback(env.LINKEDIN_CLIENT_SECRET),
  naukri: callback(env.NAUKRI_CLIENT_ID),
  naukriIssuer: callback(env.NAUKRI_ISSUER),
  naukriScript: scriptOf(env, report),
  clusterMarker: callback(env.CLUSTER_MARKER) ?? '.cluster.',
});

/** The script runs in our pages, so it must come over https. */
function scriptOf(env: Env, report: (mistake: string) => undefined): string | undefined {
  const address = callback(env.NAUKRI_SCRIPT);
  if (address === undefined || (URL.canParse(address) && new URL(address).protocol === 'https:'))
    return address;
  return report(`NAUKRI_SCRIPT must be a URL that starts with https://, not "${address}".`);
}

const callback = (value: string | undefined): string | undefined => value?.trim() || undefined;
