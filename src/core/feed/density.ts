export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** The server reads this cookie, so that the first response renders with the saved density. */
export const DENSITY_COOKIE = 'density';
export const DENSITY_DAYS = 365;

export const readDensity = (cookie: string | undefined): Density =>
  DENSITIES.find((density) => density === cookie) ?? 'comfortable';
