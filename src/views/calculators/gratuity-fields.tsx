import { observer } from 'mobx-react-lite';
import { gratuityWords as words } from '../../core/calculators/gratuity-words';
import type { GratuityStore } from '../../stores/calculators/gratuity-store';
import tool from '../kit/tool.module.css';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import { DateField } from './date-field';
import { SwitchField } from './switch-field';

const SLIDER = { min: 10_000, max: 500_000, step: 1_000 };

type Form = GratuityStore['form'];

/** The central government has a separate formula and needs fewer fields. */
export const GratuityFields = observer(function GratuityFields({ form }: { form: Form }) {
  const { values } = form;
  return (
    <>
      <AmountField {...amount(form, 'wages')} label={words.wages} slider={SLIDER} />
      <div className={tool.pair}>
        <DateField {...date(form, 'joined')} label={words.joined} />
        <DateField {...date(form, 'left')} label={words.left} />
      </div>
      <ChoiceField
        name="employer"
        label={words.employer}
        value={values.employer}
        words={words.employers}
        onChoose={(text) => form.type('employer', text)}
      />
      {values.employer === 'private' && <PrivateEmployerFields form={form} />}
    </>
  );
});

const PrivateEmployerFields = observer(function PrivateEmployerFields({ form }: { form: Form }) {
  const { values } = form;
  return (
    <>
      <AmountField {...amount(form, 'otherPay')} label={words.otherPay} hint={words.otherPayHint} />
      <div className={tool.pair} data-words="many">
        <ChoiceField
          name="employment"
          label={words.employment}
          value={values.employment}
          words={words.employments}
          onChoose={(text) => form.type('employment', text)}
        />
        <SwitchField
          name="covered"
          label={words.covered}
          on={values.covered}
          onChange={(text) => form.type('covered', text)}
        />
      </div>
      <ChoiceField
        name="reason"
        label={words.reason}
        value={values.reason}
        words={words.reasons}
        onChoose={(text) => form.type('reason', text)}
      />
      <AmountField {...amount(form, 'alreadyExempt')} label={words.alreadyExempt} />
    </>
  );
});

const amount = (form: Form, key: 'wages' | 'otherPay' | 'alreadyExempt') => ({
  name: key,
  text: form.texts[key],
  amount: form.values[key],
  problem: form.problems[key],
  onType: (text: string) => form.type(key, text),
});

const date = (form: Form, key: 'joined' | 'left') => ({
  name: key,
  text: form.texts[key],
  problem: form.problems[key],
  onType: (text: string) => form.type(key, text),
});
