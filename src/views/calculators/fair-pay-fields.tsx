import { observer } from 'mobx-react-lite';
import { calculatorWords } from '../../core/calculators/words';
import { type FairPayTexts, VESTING_CHOICES, YEAR_CHOICES } from '../../core/salaries/fair-pay-form';
import { fairPayWords as words } from '../../core/salaries/fair-pay-words';
import type { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { Select, type SelectOption } from '../kit/select';
import tool from '../kit/tool.module.css';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import css from './frame.module.css';

type Props = { readonly store: FairPayStore };

export const FairPayFields = observer(function FairPayFields({ store }: Props) {
  const names = (list: readonly { readonly name: string }[]) =>
    list.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <Choice
        store={store}
        name="role"
        label={words.role}
        empty={words.chooseRole}
        options={names(store.choices.jobProfiles)}
      />
      <div className={tool.pair}>
        <Choice
          store={store}
          name="city"
          label={words.place}
          empty={words.choosePlace}
          options={names(store.choices.places)}
        />
        <Choice
          store={store}
          name="years"
          label={words.years}
          empty={words.chooseYears}
          options={YEAR_CHOICES.map((value) => ({ value, label: words.yearsLabel(Number(value)) }))}
        />
      </div>
      <Employer store={store} />
      <Pay store={store} />
      {store.campaign !== '' && <input type="hidden" name="campaign" value={store.campaign} />}
      <Button type="submit" look="gold" size="large" wide busy={store.checked.state === 'LOADING'}>
        {words.check}
      </Button>
    </>
  );
});

interface ChoiceProps extends Props {
  readonly name: 'role' | 'city' | 'years';
  readonly label: string;
  readonly empty: string;
  readonly options: readonly SelectOption[];
}

/** An unanswered choice has no default. */
const Choice = observer(function Choice({ store, name, label, empty, options }: ChoiceProps) {
  return (
    <Field label={label} error={store.problems[name] && words.required}>
      <Select
        name={name}
        value={store.texts[name]}
        options={[{ value: '', label: empty }, ...options]}
        onChange={(value) => store.type(name, value)}
      />
    </Field>
  );
});

const Employer = observer(function Employer({ store }: Props) {
  return (
    <Field label={words.company} hint={words.companyHint}>
      <LazyCombobox
        label={words.company}
        name="company"
        placeholder={words.companyPlaceholder}
        icon="building-2"
        value={store.company}
        options={(store.employers ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        busy={!store.employers}
        onInput={(text) => void store.typeCompany(text)}
        onSelect={({ id, label }) => store.chooseCompany({ id: Number(id), name: label })}
      />
    </Field>
  );
});

const Pay = observer(function Pay({ store }: Props) {
  const { asked, texts, problems } = store;
  const amount = (key: 'fixed' | 'variable' | 'stock') => ({
    name: key,
    text: texts[key],
    amount: asked[key],
    problem: problems[key],
    onType: (text: string) => store.type(key satisfies keyof FairPayTexts, text),
  });
  return (
    <>
      <AmountField {...amount('fixed')} label={words.fixed} />
      <AmountField {...amount('variable')} label={words.variable} hint={words.variableHint} />
      <details className={css.more} open={texts.stock !== '' || undefined}>
        <summary>{words.withStock}</summary>
        <div>
          <AmountField {...amount('stock')} label={words.stock} hint={words.stockHint} />
          <ChoiceField
            name="vesting"
            label={words.vesting}
            value={texts.vesting}
            words={calculatorWords.vestings}
            options={VESTING_CHOICES}
            onChoose={(vesting) => store.type('vesting', vesting)}
          />
        </div>
      </details>
    </>
  );
});
