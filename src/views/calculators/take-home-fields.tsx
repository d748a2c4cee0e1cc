import { observer } from 'mobx-react-lite';
import { CITIES } from '../../core/calculators/cities';
import { cityText, stateText } from '../../core/calculators/place-text';
import { moreAboutPay } from '../../core/calculators/rule-text';
import { TAKE_HOME_FORM } from '../../core/calculators/take-home-form';
import { takeHomeText as texts } from '../../core/calculators/take-home-text';
import { calculatorText } from '../../core/calculators/text';
import type { TakeHomeStore } from '../../stores/calculators/take-home-store';
import tool from '../kit/tool.module.css';
import { lazyPart } from '../shared/lazy-part';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import css from './frame.module.css';
import { NumberField } from './number-field';
import { SwitchField } from './switch-field';
import { useDetails } from './use-details';
import { usePartFailure } from './use-part-failure';

const YEARS = { '2026-27': '2026-27', '2025-26': '2025-26' };
const CTC_SLIDER = { min: 300_000, max: 10_000_000, step: 50_000 };
const CTC_PRESETS = [600_000, 1_000_000, 1_850_000, 3_000_000, 5_000_000];

type Form = TakeHomeStore['form'];

/** Rarely changed fields are collapsed. */
export const TakeHomeFields = observer(function TakeHomeFields({ form }: { form: Form }) {
  const { values } = form;
  return (
    <>
      <AmountField
        {...amount(form, 'ctc')}
        label={texts.ctc}
        hint={texts.ctcHint}
        slider={CTC_SLIDER}
        presets={CTC_PRESETS}
      />
      <AmountField {...amount(form, 'variable')} label={texts.variable} />
      <div className={tool.pair}>
        <ChoiceField
          name="city"
          label={texts.city}
          value={values.city}
          text={cityText}
          options={CITIES}
          onChoose={(city) => form.type('city', city)}
        />
        <ChoiceField
          name="state"
          label={texts.state}
          value={values.state}
          text={stateText}
          options={TAKE_HOME_FORM.state.options}
          onChoose={(state) => form.type('state', state)}
        />
      </div>
      <div className={tool.pair} data-words="many">
        <ChoiceField
          name="pf"
          label={texts.pf}
          value={values.pf}
          text={texts.pfModes}
          onChoose={(pf) => form.type('pf', pf)}
        />
        <NumberField
          name="basic"
          label={texts.basic}
          unit="%"
          text={form.texts.basic}
          problem={form.problems.basic}
          onType={(text) => form.type('basic', text)}
        />
      </div>
      <details className={css.more}>
        <summary>{calculatorText.more}</summary>
        <MoreFields form={form} />
      </details>
      <MoreAboutPay />
    </>
  );
});

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

const MoreFields = observer(function MoreFields({ form }: { form: Form }) {
  const { values } = form;
  return (
    <div>
      <AmountField {...amount(form, 'deductions')} label={texts.deductions} hint={texts.deductionsHint} />
      <AmountField {...amount(form, 'insurance')} label={texts.insurance} />
      <div className={tool.pair}>
        <AmountField {...amount(form, 'vpf')} label={texts.vpf} />
        <AmountField {...amount(form, 'other')} label={texts.other} />
      </div>
      <div className={tool.pair}>
        <ChoiceField
          name="age"
          label={texts.age}
          value={values.age}
          text={texts.ages}
          onChoose={(age) => form.type('age', age)}
        />
        <ChoiceField
          name="year"
          label={calculatorText.year}
          value={values.year}
          text={YEARS}
          onChoose={(year) => form.type('year', year)}
        />
      </div>
      <div className={tool.pair}>
        <ChoiceField
          name="residence"
          label={texts.residence}
          value={values.residence}
          text={texts.residences}
          onChoose={(residence) => form.type('residence', residence)}
        />
        <ChoiceField
          name="gender"
          label={texts.gender}
          value={values.gender}
          text={texts.genders}
          onChoose={(gender) => form.type('gender', gender)}
        />
      </div>
      <SwitchField
        name="gratuity"
        label={texts.gratuity}
        on={values.gratuity}
        onChange={(text) => form.type('gratuity', text)}
      />
      <SwitchField
        name="codeWages"
        label={texts.codeWages}
        on={values.codeWages}
        onChange={(text) => form.type('codeWages', text)}
      />
    </div>
  );
});

type AmountKey = 'ctc' | 'variable' | 'deductions' | 'insurance' | 'vpf' | 'other';

const amount = (form: Form, key: AmountKey) => ({
  name: key,
  text: form.texts[key],
  amount: form.values[key],
  problem: form.problems[key],
  onType: (text: string) => form.type(key, text),
});
