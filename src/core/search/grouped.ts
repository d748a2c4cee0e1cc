import type { HitKind } from './search';

export interface HitGroup<Found> {
  readonly kind: HitKind;
  readonly hits: readonly Found[];
}

export function groupedByKind<Found extends { readonly kind: HitKind }>(
  hits: readonly Found[],
): readonly HitGroup<Found>[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, hits: hits.filter((hit) => hit.kind === kind) }));
}
