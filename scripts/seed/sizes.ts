export type SeedSize = 'small' | 'medium' | 'large';

export interface WorldSize {
  readonly members: number;
  readonly companies: number;
  readonly posts: number;
}

export const SIZES = {
  small: { members: 600, companies: 150, posts: 700 },
  medium: { members: 6000, companies: 420, posts: 4200 },
  large: { members: 20_000, companies: 1500, posts: 14_000 },
} as const satisfies Record<SeedSize, WorldSize>;
