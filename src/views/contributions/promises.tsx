import { Icon } from '../kit/icon';
import css from './contribute.module.css';

export const Promises = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={css.promises}>
    {lines.map((line) => (
      <li key={line}>
        <Icon name="shield-check" />
        {line}
      </li>
    ))}
  </ul>
);
