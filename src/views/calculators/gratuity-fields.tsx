import { observer } from 'mobx-react-lite';
import { gratuityText as texts } from '../../core/calculators/gratuity-text';
import type { GratuityStore } from '../../stores/calculators/gratuity-store';
import tool from '../kit/tool.module.css';
import { FormDate } from './form-date';
import { FormAmount, FormChoice, FormSwitch } from './form-fields';

const SLIDER = { min: 10_000, max: 500_000, step: 1_000 };

type Props = { readonly store: GratuityStore };

/** The central government has a separate formula and needs fewer fields. */
export const GratuityFields = ({ store }: Props) => (
  <>
    <FormAmount field={store.form.fields.wages} label={texts.wages} slider={SLIDER} />
    <Dates store={store} />
    <FormChoice field={store.form.fields.employer} label={texts.employer} text={texts.employers} />
    <PrivateEmployerFields store={store} />
  </>
);

const Dates = observer(function Dates({ store }: Props) {
  const { datesProblem } = store;
  const { joined, left } = store.form.fields;
  return (
    <div className={tool.pair}>
      <FormDate field={joined} label={texts.joined} />
      <FormDate field={left} label={texts.left} error={datesProblem && texts[datesProblem]} />
    </div>
  );
});

const PrivateEmployerFields = observer(function PrivateEmployerFields({ store }: Props) {
  const { fields } = store.form;
  if (fields.employer.value !== 'private') return undefined;
  return (
    <>
      <FormAmount field={fields.otherPay} label={texts.otherPay} hint={texts.otherPayHint} />
      <div className={tool.pair} data-words="many">
        <FormChoice field={fields.employment} label={texts.employment} text={texts.employments} />
        <FormSwitch field={fields.covered} label={texts.covered} />
      </div>
      <FormChoice field={fields.reason} label={texts.reason} text={texts.reasons} />
      <FormAmount field={fields.alreadyExempt} label={texts.alreadyExempt} />
    </>
  );
});
