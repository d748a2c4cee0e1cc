import { observer } from 'mobx-react-lite';
import { payDetailsText as text } from '../../core/calculators/pay-details-text';
import { takeHomeText } from '../../core/calculators/take-home-text';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';
import tool from '../kit/tool.module.css';
import { useStore } from '../use-store';
import css from './fields.module.css';
import { FormAmount, FormChoice, FormNumber, FormSwitch } from './form-fields';

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
type AmountKey = (typeof DEDUCTIONS)[number] | (typeof ALLOWANCES)[number] | 'meals';
/** Amounts that lower the pay, themselves or by the tax on them. */
const LOWERING: readonly string[] = ['otherIncome', 'perquisites', 'carCost'];
const HINTS: Partial<Record<AmountKey | 'carCost', string>> = {
  carCost: text.carCostHint,
  parentsHealth: text.parentsHint,
  hraExempt: text.hraExemptHint,
  otherIncome: text.otherIncomeHint,
  meals: text.mealsHint,
  gifts: text.giftsHint,
  transport: text.transportHint,
  perquisites: text.perquisitesHint,
};

/** Loaded when the user opens this part of the form. */
export function Part() {
  const { fields } = useStore(TakeHomeStore).form;
  const amount = (name: AmountKey) => <DetailAmount key={name} name={name} />;
  return (
    <div>
      <p className={css.lead}>{text.lead}</p>
      <FormNumber field={fields.nps} label={text.fields.nps} unit="%" />
      <div className={tool.pair}>
        <FormNumber field={fields.bonusPaid} label={text.fields.bonusPaid} unit="%" />
        <FormChoice field={fields.payout} label={text.fields.payout} text={text.payouts} />
      </div>
      {DEDUCTIONS.map(amount)}
      {amount('meals')}
      <MealsInBoth />
      {ALLOWANCES.map(amount)}
      <FormChoice field={fields.car} label={text.fields.car} text={text.cars} />
      <CarFields />
      <FormSwitch field={fields.welfareFund} label={text.fields.welfareFund} />
    </div>
  );
}

/** Marked when deductions and tax are more than the pay and this amount is among their causes. */
const DetailAmount = observer(function DetailAmount({ name }: { readonly name: AmountKey | 'carCost' }) {
  const { form, kind } = useStore(TakeHomeStore);
  const field = form.fields[name];
  const isAbove = kind === 'abovePay' && LOWERING.includes(name) && field.value > 0;
  return (
    <FormAmount
      field={field}
      label={text.fields[name]}
      error={isAbove ? takeHomeText.abovePay : undefined}
      {...(HINTS[name] !== undefined && { hint: HINTS[name] })}
    />
  );
});

const MealsInBoth = observer(function MealsInBoth() {
  const { fields } = useStore(TakeHomeStore).form;
  if (fields.meals.value === 0) return undefined;
  return <FormSwitch field={fields.mealsInBoth} label={text.fields.mealsInBoth} />;
});

const CarFields = observer(function CarFields() {
  const { fields } = useStore(TakeHomeStore).form;
  if (fields.car.value === 'none') return undefined;
  return (
    <>
      <FormSwitch field={fields.driver} label={text.fields.driver} />
      <DetailAmount name="carCost" />
    </>
  );
});
