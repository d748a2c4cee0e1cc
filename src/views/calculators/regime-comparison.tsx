import { stepText } from '../../core/calculators/step-text';
import type { TakeHomeOutcome } from '../../core/calculators/take-home';
import { takeHomeText as text } from '../../core/calculators/take-home-text';
import { calculatorText } from '../../core/calculators/text';
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
    [stepText.totalIncome, 'totalIncome'],
    [stepText.totalTax, 'tax'],
    [stepText.netAnnual, 'netAnnual'],
    [calculatorText.perMonth, 'regularMonth'],
  ] as const;
  return (
    <section className={css.panel}>
      <h2>{text.compareRegimes}</h2>
      <p className={css.winner}>
        {difference === 0
          ? text.same
          : text.better(calculatorText.regimes[better].toLowerCase(), money(difference))}
      </p>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{calculatorText.regime}</th>
            <th scope="col">{calculatorText.regimes.new}</th>
            <th scope="col">{calculatorText.regimes.old}</th>
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
          {breakEven === undefined ? text.oldNeverWins : text.breakEven(money(breakEven))}
        </p>
      )}
    </section>
  );
};
