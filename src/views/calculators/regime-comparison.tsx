import type { TakeHomeOutcome } from '../../core/calculators/take-home';
import { takeHomeWords as words } from '../../core/calculators/take-home-words';
import { calculatorWords } from '../../core/calculators/words';
import { money } from './board';
import css from './frame.module.css';

type Result = Extract<TakeHomeOutcome, { kind: 'takeHome' }>;

interface RegimeComparisonProps {
  readonly outcome: Result;
  /** Deductions from which the old regime is better; undefined when none are. */
  readonly breakEven: number | undefined;
}

/** Both regimes side by side, the better one, and the deductions that would change it. */
export const RegimeComparison = ({ outcome, breakEven }: RegimeComparisonProps) => {
  const { regimes, better, difference } = outcome;
  const rows = [
    [calculatorWords.stepLabels.totalIncome, 'totalIncome'],
    [calculatorWords.stepLabels.totalTax, 'tax'],
    [calculatorWords.stepLabels.netAnnual, 'netAnnual'],
    [calculatorWords.perMonth, 'regularMonth'],
  ] as const;
  return (
    <section className={css.panel}>
      <h2>{words.compareRegimes}</h2>
      <p className={css.winner}>
        {difference === 0
          ? words.same
          : words.better(calculatorWords.regimes[better].toLowerCase(), money(difference))}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{calculatorWords.regime}</th>
            <th scope="col">{calculatorWords.regimes.new}</th>
            <th scope="col">{calculatorWords.regimes.old}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, key]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>{money(regimes.new[key])}</td>
              <td>{money(regimes.old[key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {better === 'new' && (
        <p className={css.after}>
          {breakEven === undefined ? words.oldNeverWins : words.breakEven(money(breakEven))}
        </p>
      )}
    </section>
  );
};
