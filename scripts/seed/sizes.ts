import type { MinCounts } from '../../src/server/services/companies/give-awards';

export type SeedSize = 'small' | 'medium' | 'large';

export interface DataSize {
  readonly members: number;
  readonly companies: number;
  readonly posts: number;
}

export const SIZES = {
  small: { members: 600, companies: 150, posts: 700 },
  medium: { members: 6000, companies: 420, posts: 4200 },
  large: { members: 20_000, companies: 1500, posts: 14_000 },
} as const satisfies Record<SeedSize, DataSize>;

/** Small seed data has fewer reviews per company, so the awards need fewer. */
export const AWARDED_FROM = {
  small: { mega: 10, large: 6, 'mid-sized': 5, small: 5 },
  medium: { mega: 50, large: 20, 'mid-sized': 10, small: 5 },
  large: { mega: 500, large: 200, 'mid-sized': 100, small: 50 },
} as const satisfies Record<SeedSize, MinCounts>;
