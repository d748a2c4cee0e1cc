import type { Failure } from '../shared/failure';

/** Maps rejected field pointers to form parts: /body/photos/2/caption means photos and the third caption. */
export const refusedParts = <Problem extends string>(
  { fields }: Pick<Failure, 'fields'>,
  known: readonly Problem[],
  otherwise: Problem,
): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    fields.flatMap(({ field, code }) => {
      const [part = '', ...way] = field.split('/').slice(2);
      const problem = known.find((item) => item === code) ?? otherwise;
      return [
        [part, problem],
        [[part, ...way].join('/'), problem],
      ];
    }),
  );
