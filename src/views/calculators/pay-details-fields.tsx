import { observer } from 'mobx-react-lite';
import { payDetailsText as text } from '../../core/calculators/pay-details-text';
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
const HINTS: Partial<Record<AmountKey, string>> = {
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
  const amount = (key: AmountKey) => (
    <FormAmount
      key={key}
      field={fields[key]}
      label={text.fields[key]}
      {...(HINTS[key] !== undefined && { hint: HINTS[key] })}
    />
  );
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
      <FormAmount field={fields.carCost} label={text.fields.carCost} hint={text.carCostHint} />
    </>
  );
});
