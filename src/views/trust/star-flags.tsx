import { grouped } from '../../core/shared/numbers';
import type { StarFlags } from '../../core/trust/flags';
import { flagsText as text } from '../../core/trust/flags-text';
import { Icon } from '../kit/icon';
import css from './flags.module.css';

/** Requests of employers by the stars of the review. */
export const StarFlagsTable = ({ stars }: { readonly stars: readonly StarFlags[] }) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">{text.stars}</th>
        <th scope="col">{text.raised}</th>
        <th scope="col">{text.upheld}</th>
        <th scope="col">{text.refused}</th>
      </tr>
    </thead>
    <tbody>
      {stars.map((row) => (
        <tr key={row.stars}>
          <th scope="row">
            <span className={css.rating}>
              {row.stars}
              <Icon name="star" size="small" />
            </span>
          </th>
          <td>{grouped(row.raised)}</td>
          <td>{grouped(row.upheld)}</td>
          <td>{grouped(row.refused)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
