export const DENSITIES = ['comfortable', 'compact'] as const;
/** How much room a post takes. */
export type Density = (typeof DENSITIES)[number];

/** The cookie it is kept in, so that the first response is drawn as it was left. */
export const DENSITY_COOKIE = 'density';
export const DENSITY_DAYS = 365;

/** What an old or foreign cookie says is taken for the usual one. */
export const readDensity = (cookie: string | undefined): Density =>
  DENSITIES.find((density) => density === cookie) ?? 'comfortable';
