import { observer } from 'mobx-react-lite';
import { gratuityText as texts } from '../../core/calculators/gratuity-text';
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
      <AmountField {...amount(form, 'wages')} label={texts.wages} slider={SLIDER} />
      <div className={tool.pair}>
        <DateField {...date(form, 'joined')} label={texts.joined} />
        <DateField {...date(form, 'left')} label={texts.left} />
      </div>
      <ChoiceField
        name="employer"
        label={texts.employer}
        value={values.employer}
        text={texts.employers}
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
      <AmountField {...amount(form, 'otherPay')} label={texts.otherPay} hint={texts.otherPayHint} />
      <div className={tool.pair} data-words="many">
        <ChoiceField
          name="employment"
          label={texts.employment}
          value={values.employment}
          text={texts.employments}
          onChoose={(text) => form.type('employment', text)}
        />
        <SwitchField
          name="covered"
          label={texts.covered}
          on={values.covered}
          onChange={(text) => form.type('covered', text)}
        />
      </div>
      <ChoiceField
        name="reason"
        label={texts.reason}
        value={values.reason}
        text={texts.reasons}
        onChoose={(text) => form.type('reason', text)}
      />
      <AmountField {...amount(form, 'alreadyExempt')} label={texts.alreadyExempt} />
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
