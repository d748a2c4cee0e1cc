import { takeHomeText as text } from '../../core/calculators/take-home-text';
import { money } from './board';
import css from './frame.module.css';

export const MonthGrid = ({ months }: { months: readonly number[] }) => (
  <details className={css.panel}>
    <summary>{text.months}</summary>
    <table className={css.table}>
      <tbody>
        {months.map((amount, index) => (
          <tr key={text.monthNames[index]}>
            <th scope="row">{text.monthNames[index]}</th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
