/** What has to be known of the real providers; each is switched on by its client id. */
export interface IdentityConfig {
  readonly google: string | undefined;
  readonly outlook: string | undefined;
  readonly linkedin: string | undefined;
  /** LinkedIn gives its tokens to our server alone, for this. */
  readonly linkedinSecret: string | undefined;
  readonly naukri: string | undefined;
  /** Where the job portal publishes its keys; it has no well-known place. */
  readonly naukriIssuer: string | undefined;
  /** The script of its kit; without it people go there with the whole page. */
  readonly naukriScript: string | undefined;
  /** What hosts of test clusters have in their names. */
  readonly clusterMarker: string;
}

type Env = Readonly<Record<string, string | undefined>>;

export const identityOf = (env: Env): IdentityConfig => ({
  google: given(env.GOOGLE_CLIENT_ID),
  outlook: given(env.MICROSOFT_CLIENT_ID),
  linkedin: given(env.LINKEDIN_CLIENT_ID),
  linkedinSecret: given(env.LINKEDIN_CLIENT_SECRET),
  naukri: given(env.NAUKRI_CLIENT_ID),
  naukriIssuer: given(env.NAUKRI_ISSUER),
  naukriScript: secure(env.NAUKRI_SCRIPT),
  clusterMarker: given(env.CLUSTER_MARKER) ?? '.cluster.',
});

/** A script is fetched over a safe connection or not at all. */
const secure = (value: string | undefined): string | undefined => {
  const address = given(value);
  return address !== undefined && URL.canParse(address) && new URL(address).protocol === 'https:'
    ? address
    : undefined;
};

const given = (value: string | undefined): string | undefined => value?.trim() || undefined;
