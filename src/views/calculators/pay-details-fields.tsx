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

const DEDUCTIONS = [
  'rent',
  'savings',
  'health',
  'parentsHealth',
  'ownNps',
  'homeLoan',
  'hraExempt',
  'otherIncome',
] as const;
const ALLOWANCES = ['children', 'hostel', 'gifts', 'transport', 'perquisites'] as const;
type AmountKey = (typeof DEDUCTIONS)[number] | (typeof ALLOWANCES)[number] | 'meals' | 'carCost';
const HINTS: Partial<Record<AmountKey, string>> = {
  parentsHealth: text.parentsHint,
  hraExempt: text.hraExemptHint,
  otherIncome: text.otherIncomeHint,
  meals: text.mealsHint,
  gifts: text.giftsHint,
  transport: text.transportHint,
  perquisites: text.perquisitesHint,
  carCost: text.carCostHint,
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
  const amount = (key: AmountKey) => (
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
  );
  const flag = (key: 'mealsInBoth' | 'driver' | 'welfareFund') => (
    <SwitchField name={key} label={text.fields[key]} on={values[key]} onChange={(on) => form.type(key, on)} />
  );
  return (
    <div>
      <p className={css.lead}>{text.lead}</p>
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
      {DEDUCTIONS.map(amount)}
      {amount('meals')}
      {values.meals > 0 && flag('mealsInBoth')}
      {ALLOWANCES.map(amount)}
      <ChoiceField
        name="car"
        label={text.fields.car}
        value={values.car}
        text={text.cars}
        onChoose={(car) => form.type('car', car)}
      />
      {values.car !== 'none' && (
        <>
          {flag('driver')}
          {amount('carCost')}
        </>
      )}
      {flag('welfareFund')}
    </div>
  );
});
