/** Other products, measured the same way on the same kind of machine, as ratios to the floor of their run. */
export interface Peer {
  readonly name: string;
  readonly js: number;
  readonly total: number;
  /** Largest contentful paint, relative to the floor's. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

export const PEERS: readonly Peer[] = [
  { name: 'RealWorld Solid, home', js: 11, total: 59, lcp: 0.82, tbt: 0, cls: 0 },
  { name: 'RealWorld SvelteKit (server-rendered), home', js: 47, total: 100, lcp: 0.64, tbt: 5, cls: 0 },
  { name: 'RealWorld Vue 3, home', js: 43, total: 94, lcp: 0.98, tbt: 4, cls: 0.33 },
  { name: 'RealWorld React and MobX, home', js: 87, total: 158, lcp: 1.25, tbt: 0, cls: 0.254 },
  { name: 'RealWorld React, feature-sliced, home', js: 135, total: 186, lcp: 1.99, tbt: 5, cls: 0.05 },
  { name: 'NodeBB (server-rendered), recent', js: 152, total: 507, lcp: 0.86, tbt: 226, cls: 0 },
  { name: 'Apache Answer, home', js: 434, total: 624, lcp: 3.96, tbt: 111, cls: 0.78 },
];
