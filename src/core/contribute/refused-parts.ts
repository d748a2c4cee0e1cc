import type { Failure } from '../shared/failure';

/** Which parts of a form the service did not take: /body/fixedSalary/lakhs is the fixed pay. */
export const refusedParts = <Problem extends string>(
  { fields }: Pick<Failure, 'fields'>,
  known: readonly Problem[],
  otherwise: Problem,
): Readonly<Record<string, Problem>> =>
  Object.fromEntries(
    fields.map(({ field, code }) => [
      field.split('/')[2] ?? '',
      known.find((problem) => problem === code) ?? otherwise,
    ]),
  );
