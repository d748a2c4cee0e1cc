import { DIFFICULTIES, MIN_FOR_SHARES } from '../interviews/interview';
import { wholeShares } from '../shared/whole-shares';
import { type BenefitCode, namedBenefits } from './benefits';
import type { ComparedCompany } from './compared-companies';

/** The jobs of all columns without duplicates, in column order. */
export function jobsIn(
  columns: readonly ComparedCompany[],
): readonly { readonly id: number; readonly name: string }[] {
  const names = new Map(
    columns.flatMap(({ salaries }) =>
      salaries.map((comparedSalary) => [comparedSalary.jobProfileId, comparedSalary.jobProfile] as const),
    ),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}

const MAX_BENEFITS = 8;

/** Share of the people who reported benefits, in percent; undefined without a published figure. */
export function benefitShare(column: ComparedCompany, code: BenefitCode): number | undefined {
  const found = column.benefits.find((item) => item.code === code);
  return found && column.reporters > 0
    ? Math.min(100, Math.round((100 * found.reports) / column.reporters))
    : undefined;
}

/**
 * Benefits that most of the companies have a figure for come first, then those that differ most: what all companies
 * offer alike does not help the reader choose.
 */
export function benefitsIn(columns: readonly ComparedCompany[]): readonly BenefitCode[] {
  const values = columns.flatMap(({ benefits }) => namedBenefits(benefits));
  const codes = [...new Set(values.map(({ code }) => code))];
  const rank = (code: BenefitCode) => {
    const shares = columns.map((column) => benefitShare(column, code)).filter((share) => share !== undefined);
    return { code, known: shares.length, spread: Math.max(...shares) - Math.min(...shares) };
  };
  return codes
    .map(rank)
    .sort((a, b) => b.known - a.known || b.spread - a.spread)
    .slice(0, MAX_BENEFITS)
    .map(({ code }) => code);
}

/** Number of interviews and the percentage that were hard, as on the page of the interviews; undefined for few. */
export function hardShare({
  interviews,
}: ComparedCompany): { percent: number; reported: number } | undefined {
  const counts = DIFFICULTIES.map((key) => interviews[key]);
  const reported = counts.reduce((sum, count) => sum + count, 0);
  const percent = wholeShares(counts)[DIFFICULTIES.indexOf('HARD')] ?? 0;
  return reported < MIN_FOR_SHARES ? undefined : { percent, reported };
}

/** Marks no column when all figures are equal or only one column has a figure. */
export function highest(figures: readonly (number | undefined)[]): readonly boolean[] {
  const known = figures.filter((figure) => figure !== undefined);
  const max = Math.max(...known);
  const reports = known.length > 1 && known.some((figure) => figure !== max);
  return figures.map((figure) => reports && figure === max);
}
