import check from '../kit/checkbox.module.css';
import css from './check-row.module.css';

interface CheckRowProps {
  readonly label: string;
  readonly text?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const CheckRow = ({ label, text, on, onChange }: CheckRowProps) => (
  <label className={css.row}>
    <input
      type="checkbox"
      className={check.box}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>
      <b>{label}</b>
      {text && <small>{text}</small>}
    </span>
  </label>
);
