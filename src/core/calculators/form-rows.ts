import type { Query } from '../shell/query';
import { type FormSpec, formQuery, type Texts, textsFromQuery } from './form';

/** Several forms of one kind in one URL: offer1=yes&offer1.fixed=…&offer2=yes. */
export const rowsQuery = <Spec extends FormSpec>(
  spec: Spec,
  name: string,
  rows: readonly Texts<Spec>[],
): Query =>
  rows.flatMap((row, index) => [
    [`${name}${index + 1}`, 'yes'] as const,
    ...formQuery(spec, row).map(([key, value]) => [`${name}${index + 1}.${key}`, value] as const),
  ]);

export function rowsFromQuery<Spec extends FormSpec>(
  spec: Spec,
  { name, most: max }: { readonly name: string; readonly most: number },
  query: Query,
): readonly Texts<Spec>[] {
  return Array.from({ length: max }, (_, index) => `${name}${index + 1}`)
    .filter((row) => query.some(([key]) => key === row))
    .map((row) => {
      const own = query.filter(([key]) => key.startsWith(`${row}.`));
      return textsFromQuery(
        spec,
        own.map(([key, value]) => [key.slice(row.length + 1), value] as const),
      );
    });
}
