import { takeHomeWords as words } from '../../core/calculators/take-home-words';
import { money } from './board';
import css from './frame.module.css';

export const MonthGrid = ({ months }: { months: readonly number[] }) => (
  <details className={css.panel}>
    <summary>{words.months}</summary>
    <table className={css.table}>
      <tbody>
        {months.map((amount, at) => (
          <tr key={words.monthNames[at]}>
            <th scope="row">{words.monthNames[at]}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
