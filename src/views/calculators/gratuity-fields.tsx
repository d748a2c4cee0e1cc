import { observer } from 'mobx-react-lite';
import { gratuityText as texts } from '../../core/calculators/gratuity-text';
import type { GratuityStore } from '../../stores/calculators/gratuity-store';
import tool from '../kit/tool.module.css';
import { FormDate } from './form-date';
import { FormAmount, FormChoice, FormSwitch } from './form-fields';

const SLIDER = { min: 10_000, max: 500_000, step: 1_000 };

type Props = { readonly fields: GratuityStore['form']['fields'] };

/** The central government has a separate formula and needs fewer fields. */
export const GratuityFields = ({ fields }: Props) => (
  <>
    <FormAmount field={fields.wages} label={texts.wages} slider={SLIDER} />
    <div className={tool.pair}>
      <FormDate field={fields.joined} label={texts.joined} />
      <FormDate field={fields.left} label={texts.left} />
    </div>
    <FormChoice field={fields.employer} label={texts.employer} text={texts.employers} />
    <PrivateEmployerFields fields={fields} />
  </>
);

const PrivateEmployerFields = observer(function PrivateEmployerFields({ fields }: Props) {
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
