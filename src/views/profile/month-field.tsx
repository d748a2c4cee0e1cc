import { MONTHS, partsOf } from '../../core/profile/months';
import { profileText } from '../../core/profile/text';
import { yearOptions } from '../../core/shared/pickers';
import { Select } from '../kit/select';
import css from './profile.module.css';

const text = profileText.work;

interface MonthFieldProps {
  readonly label: string;
  /** Such as 2022-07; empty parts are not chosen yet. */
  readonly value: string;
  readonly thisYear: number;
  readonly error: string | undefined;
  readonly onChange: (month: string) => void;
}

/** A month and a year as native selects, which phones show as wheels. */
export function MonthField({ label, value, thisYear, error, onChange }: MonthFieldProps) {
  const { year, month } = partsOf(value);
  const wrong = error === undefined ? {} : { 'aria-invalid': true };
  return (
    <fieldset className={css.when}>
      <legend>{label}</legend>
      <div className={css.pair}>
        <Select
          {...wrong}
          aria-label={`${label}: ${text.month}`}
          options={[{ value: '', label: text.month }, ...MONTHS]}
          value={month}
          onChange={(chosen) => onChange(`${year}-${chosen}`)}
        />
        <Select
          {...wrong}
          aria-label={`${label}: ${text.year}`}
          options={[
            { value: '', label: text.year },
            ...yearOptions(thisYear).map((pickerOption) => ({
              value: String(pickerOption.value),
              label: pickerOption.label,
            })),
          ]}
          value={year}
          onChange={(chosen) => onChange(`${chosen}-${month}`)}
        />
      </div>
      {error !== undefined && <p role="alert">{error}</p>}
    </fieldset>
  );
}
