/** Settings of the real providers; each is enabled by its client id. */
export interface IdentityConfig {
  readonly google: string | undefined;
  readonly outlook: string | undefined;
  readonly linkedin: string | undefined;
  /** LinkedIn gives its tokens only to our server, which needs this. */
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

export const identityOf = (env: Env): IdentityConfig => ({
  google: callback(env.GOOGLE_CLIENT_ID),
  outlook: callback(env.MICROSOFT_CLIENT_ID),
  linkedin: callback(env.LINKEDIN_CLIENT_ID),
  linkedinSecret: callback(env.LINKEDIN_CLIENT_SECRET),
  naukri: callback(env.NAUKRI_CLIENT_ID),
  naukriIssuer: callback(env.NAUKRI_ISSUER),
  naukriScript: secure(env.NAUKRI_SCRIPT),
  clusterMarker: callback(env.CLUSTER_MARKER) ?? '.cluster.',
});

/** Accepts a script only over https. */
const secure = (value: string | undefined): string | undefined => {
  const address = callback(value);
  return address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:'
    ? address
    : undefined;
};

const callback = (value: string | undefined): string | undefined => value?.trim() || undefined;
