import { observer } from 'mobx-react-lite';
import { DateField } from './date-field';
import { type FieldState, typed } from './form-fields';

/** Apart from the other fields, because most calculators have no date. */
export const FormDate = observer(function FormDate({
  field,
  label,
  error,
}: {
  readonly field: FieldState<Date>;
  readonly label: string;
  /** Shown where the date itself is valid. */
  readonly error?: string | undefined;
}) {
  return <DateField {...typed(field)} label={label} error={error} />;
});
