import { calculatorWords } from '../../core/calculators/words';
import { money } from './board';
import css from './frame.module.css';

/** What arrives in each month of the financial year. */
export const MonthGrid = ({ months }: { months: readonly number[] }) => (
  <details className={css.panel}>
    <summary>{calculatorWords.takeHome.months}</summary>
    <table className={css.table}>
      <tbody>
        {months.map((amount, at) => (
          <tr key={calculatorWords.takeHome.monthNames[at]}>
            <th scope="row">{calculatorWords.takeHome.monthNames[at]}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
