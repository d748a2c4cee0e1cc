import { observer } from 'mobx-react-lite';
import { payDetailsText as text } from '../../core/calculators/pay-details-text';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import css from './fields.module.css';
import { NumberField } from './number-field';
import { SwitchField } from './switch-field';

const AMOUNTS = [
  'rent',
  'savings',
  'health',
  'parentsHealth',
  'ownNps',
  'homeLoan',
  'otherIncome',
  'meals',
  'children',
] as const;
const HINTS: Partial<Record<(typeof AMOUNTS)[number], string>> = {
  parentsHealth: text.parentsHint,
  otherIncome: text.otherIncomeHint,
};

/** Loaded when the user opens this part of the form. */
export const Part = observer(function PayDetailsFields() {
  const { form } = useStore(TakeHomeStore);
  const { texts, values, problems } = form;
  const percent = (key: 'nps' | 'bonusPaid') => (
    <NumberField
      name={key}
      label={text.fields[key]}
      unit="%"
      text={texts[key]}
      problem={problems[key]}
      onType={(typed) => form.type(key, typed)}
    />
  );
  return (
    <div>
      <p className={css.text}>{text.lead}</p>
      {percent('nps')}
      <div className={tool.pair}>
        {percent('bonusPaid')}
        <ChoiceField
          name="payout"
          label={text.fields.payout}
          value={values.payout}
          text={text.payouts}
          onChoose={(payout) => form.type('payout', payout)}
        />
      </div>
      {AMOUNTS.map((key) => (
        <AmountField
          key={key}
          name={key}
          label={text.fields[key]}
          {...(HINTS[key] !== undefined && { hint: HINTS[key] })}
          text={texts[key]}
          amount={values[key]}
          problem={problems[key]}
          onType={(typed) => form.type(key, typed)}
        />
      ))}
      <SwitchField
        name="welfareFund"
        label={text.fields.welfareFund}
        on={values.welfareFund}
        onChange={(on) => form.type('welfareFund', on)}
      />
    </div>
  );
});
