import { useId, useRef } from 'react';
import { moneyInputText as copy } from '../../core/shared/money-text';
import { LAKH } from '../../core/shared/numbers';
import { lakhOptions, thousandOptions } from '../../core/shared/pickers';
import { readTypedMoney, shortMoney } from '../../core/shared/typed-money';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import css from './money-field.module.css';

interface MoneyFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** A yearly amount, typed in any usual way, with what it reads as: 18.5 lakh = ₹18.5L. */
export function MoneyField({ label, hint, error, text, onType }: MoneyFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const read = readTypedMoney(text);
  const amount = 'rupees' in read && read.rupees > 0 ? shortMoney(read.rupees) : undefined;
  const unclear = read.kind === 'unclear';
  const confirm = () => {
    if (unclear) onType(copy.lakhs(String(read.rupees / LAKH)));
    box.current?.focus();
  };
  return (
    <div className={css.money}>
      <Field label={label} {...(hint && { hint })} {...(error && { error })}>
        <TextInput
          ref={box}
          dir="auto"
          // Letters belong to amounts such as 18.5 lakh.
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          value={text}
          list={`${id}-usual`}
          onChange={(event) => onType(event.target.value)}
          end={
            <span className={css.reads} aria-live="polite">
              {amount && (unclear ? copy.unclear(amount) : copy.reads(amount))}
            </span>
          }
        />
      </Field>
      {unclear && amount && (
        <Button className={css.confirm} look="line" onClick={confirm}>
          {copy.confirm(amount)}
        </Button>
      )}
      <datalist id={`${id}-usual`}>
        {usualAmounts(text).map((usual) => (
          <option key={usual} value={usual} />
        ))}
      </datalist>
    </div>
  );
}

/** After whole lakhs such as "18 lakh" the thousands; otherwise the usual lakhs and crores. */
function usualAmounts(text: string): readonly string[] {
  const read = readTypedMoney(text);
  const isWhole = read.kind === 'amount' && read.rupees > 0 && read.rupees % LAKH === 0;
  if (!isWhole || !/\p{L}\p{M}*$/u.test(text.trim())) return lakhOptions().map(({ label }) => label);
  return thousandOptions().map(({ label }) => `${text.trim()} ${label}`);
}
