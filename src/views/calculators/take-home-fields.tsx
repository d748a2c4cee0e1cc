import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { CITIES } from '../../core/calculators/cities';
import { cityText, stateText } from '../../core/calculators/place-text';
import { moreAboutPay } from '../../core/calculators/rule-text';
import { TAKE_HOME_FORM } from '../../core/calculators/take-home-form';
import { takeHomeText as texts } from '../../core/calculators/take-home-text';
import { calculatorText } from '../../core/calculators/text';
import type { TakeHomeStore } from '../../stores/calculators/take-home-store';
import tool from '../kit/tool.module.css';
import { lazyPart } from '../shared/lazy-part';
import { FormAmount, FormChoice, FormNumber, FormSwitch } from './form-fields';
import css from './frame.module.css';
import { useDetails } from './use-details';
import { usePartFailure } from './use-part-failure';

const YEARS = { '2026-27': '2026-27', '2025-26': '2025-26' };
const CTC_SLIDER = { min: 300_000, max: 10_000_000, step: 50_000 };
const CTC_PRESETS = [600_000, 1_000_000, 1_850_000, 3_000_000, 5_000_000];

type Props = { readonly store: TakeHomeStore };

/** Rarely changed fields are collapsed. */
export const TakeHomeFields = ({ store }: Props) => {
  const { fields } = store.form;
  return (
    <>
      <FormAmount
        field={fields.ctc}
        label={texts.ctc}
        hint={texts.ctcHint}
        slider={CTC_SLIDER}
        presets={CTC_PRESETS}
      />
      <CheckedPart store={store} part="variable" />
      <div className={tool.pair}>
        <FormChoice field={fields.city} label={texts.city} text={cityText} options={CITIES} />
        <FormChoice
          field={fields.state}
          label={texts.state}
          text={stateText}
          options={TAKE_HOME_FORM.state.options}
        />
      </div>
      <div className={tool.pair} data-words="many">
        <FormChoice field={fields.pf} label={texts.pf} text={texts.pfModes} />
        <FormNumber field={fields.basic} label={texts.basic} unit="%" />
      </div>
      <MoreFields store={store} />
      <MoreAboutPay />
    </>
  );
};

const PayDetailsFields = lazyPart(
  () => import(/* webpackChunkName: "pay-details-fields" */ './pay-details-fields'),
);

function MoreAboutPay() {
  const report = usePartFailure();
  const { isOpen, details } = useDetails();
  return (
    <details className={css.more} {...details}>
      <summary>{moreAboutPay}</summary>
      <PayDetailsFields show={isOpen} onFailed={report} />
    </details>
  );
}

interface PartProps extends Props {
  readonly part: 'variable' | 'insurance' | 'vpf' | 'other';
  readonly kind?: 'aboveCtc' | 'abovePay';
}

/** Marked when the amounts do not fit the pay and this one is among them. */
const CheckedPart = observer(function CheckedPart({ store, part, kind = 'aboveCtc' }: PartProps) {
  const field = store.form.fields[part];
  const isAbove = store.kind === kind && field.value > 0;
  return <FormAmount field={field} label={texts[part]} error={isAbove ? texts[kind] : undefined} />;
});

/** Opens when one of its fields may be marked, and does not close while the user corrects it. */
const MoreFields = observer(function MoreFields({ store }: Props) {
  const { fields } = store.form;
  const isMarked = useRef(false);
  isMarked.current ||= store.kind !== 'takeHome';
  return (
    <details className={css.more} open={isMarked.current}>
      <summary>{calculatorText.more}</summary>
      <div>
        <FormAmount field={fields.deductions} label={texts.deductions} hint={texts.deductionsHint} />
        <CheckedPart store={store} part="insurance" />
        <div className={tool.pair}>
          <CheckedPart store={store} part="vpf" kind="abovePay" />
          <CheckedPart store={store} part="other" kind="abovePay" />
        </div>
        <div className={tool.pair}>
          <FormChoice field={fields.age} label={texts.age} text={texts.ages} />
          <FormChoice field={fields.year} label={calculatorText.year} text={YEARS} />
        </div>
        <div className={tool.pair}>
          <FormChoice field={fields.residence} label={texts.residence} text={texts.residences} />
          <FormChoice field={fields.gender} label={texts.gender} text={texts.genders} />
        </div>
        <FormSwitch field={fields.gratuity} label={texts.gratuity} />
        <FormSwitch field={fields.codeWages} label={texts.codeWages} />
      </div>
    </details>
  );
});
