import { observer } from 'mobx-react-lite';
import { stateWords } from '../../core/calculators/state-words';
import { CITIES, TAKE_HOME_FORM } from '../../core/calculators/take-home-form';
import { takeHomeWords as words } from '../../core/calculators/take-home-words';
import { calculatorWords } from '../../core/calculators/words';
import type { TakeHomeStore } from '../../stores/calculators/take-home-store';
import tool from '../kit/tool.module.css';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import css from './frame.module.css';
import { NumberField } from './number-field';
import { SwitchField } from './switch-field';

const YEARS = { '2026-27': '2026-27', '2025-26': '2025-26' };
const CTC_SLIDER = { min: 300_000, max: 10_000_000, step: 50_000 };
const CTC_PRESETS = [600_000, 1_000_000, 1_850_000, 3_000_000, 5_000_000];
const cityWords = Object.fromEntries(
  CITIES.map((city) => [city, city === 'other' ? calculatorWords.otherCity : city]),
) as Record<(typeof CITIES)[number], string>;

type Form = TakeHomeStore['form'];

/** Rarely changed fields are collapsed. */
export const TakeHomeFields = observer(function TakeHomeFields({ form }: { form: Form }) {
  const { values } = form;
  return (
    <>
      <AmountField
        {...amount(form, 'ctc')}
        label={words.ctc}
        hint={words.ctcHint}
        slider={CTC_SLIDER}
        presets={CTC_PRESETS}
      />
      <AmountField {...amount(form, 'variable')} label={words.variable} />
      <div className={tool.pair}>
        <ChoiceField
          name="city"
          label={words.city}
          value={values.city}
          words={cityWords}
          options={CITIES}
          onChoose={(city) => form.type('city', city)}
        />
        <ChoiceField
          name="state"
          label={words.state}
          value={values.state}
          words={stateWords}
          options={TAKE_HOME_FORM.state.options}
          onChoose={(state) => form.type('state', state)}
        />
      </div>
      <div className={tool.pair} data-words="many">
        <ChoiceField
          name="pf"
          label={words.pf}
          value={values.pf}
          words={words.pfModes}
          onChoose={(pf) => form.type('pf', pf)}
        />
        <NumberField
          name="basic"
          label={words.basic}
          unit="%"
          text={form.texts.basic}
          problem={form.problems.basic}
          onType={(text) => form.type('basic', text)}
        />
      </div>
      <details className={css.more}>
        <summary>{calculatorWords.more}</summary>
        <MoreFields form={form} />
      </details>
    </>
  );
});

const MoreFields = observer(function MoreFields({ form }: { form: Form }) {
  const { values } = form;
  return (
    <div>
      <AmountField {...amount(form, 'deductions')} label={words.deductions} hint={words.deductionsHint} />
      <AmountField {...amount(form, 'insurance')} label={words.insurance} />
      <div className={tool.pair}>
        <AmountField {...amount(form, 'vpf')} label={words.vpf} />
        <AmountField {...amount(form, 'other')} label={words.other} />
      </div>
      <div className={tool.pair}>
        <ChoiceField
          name="age"
          label={words.age}
          value={values.age}
          words={words.ages}
          onChoose={(age) => form.type('age', age)}
        />
        <ChoiceField
          name="year"
          label={calculatorWords.year}
          value={values.year}
          words={YEARS}
          onChoose={(year) => form.type('year', year)}
        />
      </div>
      <div className={tool.pair}>
        <ChoiceField
          name="residence"
          label={words.residence}
          value={values.residence}
          words={words.residences}
          onChoose={(residence) => form.type('residence', residence)}
        />
        <ChoiceField
          name="gender"
          label={words.gender}
          value={values.gender}
          words={words.genders}
          onChoose={(gender) => form.type('gender', gender)}
        />
      </div>
      <SwitchField
        name="gratuity"
        label={words.gratuity}
        on={values.gratuity}
        onChange={(text) => form.type('gratuity', text)}
      />
      <SwitchField
        name="codeWages"
        label={words.codeWages}
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
