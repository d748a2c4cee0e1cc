import type { Failure } from '../shared/failure';

/**
 * Which parts of a form the service did not take, and where in them: /body/photos/2/caption is the photos, and the
 * caption of the third.
 */
export const refusedParts = <Problem extends string>(
  { fields }: Pick<Failure, 'fields'>,
  known: readonly Problem[],
  otherwise: Problem,
): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    fields.flatMap(({ field, code }) => {
      const [part = '', ...way] = field.split('/').slice(2);
      const problem = known.find((one) => one === code) ?? otherwise;
      return [
        [part, problem],
        [[part, ...way].join('/'), problem],
      ];
    }),
  );
