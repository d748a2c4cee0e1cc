/** The product's areas, the same in every layer. A new area needs a decision record. */
export const AREAS = [
  'calculators',
  'chat',
  'communities',
  'companies',
  'composer',
  'contributions',
  'feed',
  'interviews',
  'jobs',
  'legal',
  'login',
  'moderation',
  'notifications',
  'onboarding',
  'posts',
  'profile',
  'reviews',
  'salaries',
  'search',
  'shared',
  'shell',
  'trust',
  'untraceable',
] as const;

/** The layers that are divided into areas, with other folders they may have. */
export const AREA_LAYERS: Readonly<Record<string, readonly string[]>> = {
  'src/core': [],
  'src/stores': [],
  'src/views': ['kit', 'styles'],
  'src/app/modules': [],
  'src/server/services': [],
  'tests/e2e': [],
};

/** The area of a file in a layer; undefined for files outside, or directly in the layer's folder. */
export function areaIn(layer: string, path: string): string | undefined {
  if (!path.startsWith(`${layer}/`)) return undefined;
  const parts = path.slice(layer.length + 1).split('/');
  return parts.length > 1 ? parts[0] : undefined;
}
