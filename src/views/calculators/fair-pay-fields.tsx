import { observer } from 'mobx-react-lite';
import { offerFieldText } from '../../core/calculators/offer-field-text';
import { type FairPayTexts, VESTING_CHOICES, YEAR_CHOICES } from '../../core/salaries/fair-pay-form';
import { fairPayText as copy } from '../../core/salaries/fair-pay-text';
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
        label={copy.role}
        empty={copy.chooseRole}
        options={names(store.choices.jobProfiles)}
      />
      <div className={tool.pair}>
        <Choice
          store={store}
          name="city"
          label={copy.place}
          empty={copy.choosePlace}
          options={names(store.choices.places)}
        />
        <Choice
          store={store}
          name="years"
          label={copy.years}
          empty={copy.chooseYears}
          options={YEAR_CHOICES}
        />
      </div>
      <Employer store={store} />
      <Pay store={store} />
      {store.campaign !== '' && <input type="hidden" name="campaign" value={store.campaign} />}
      <Button type="submit" look="gold" size="large" wide busy={store.checked.state === 'LOADING'}>
        {copy.check}
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
    <Field label={label} error={store.problems[name] && copy.required}>
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
    <Field label={copy.company} hint={copy.companyHint}>
      <LazyCombobox
        label={copy.company}
        name="company"
        placeholder={copy.companyPlaceholder}
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
  const { asked: request, texts, problems } = store;
  const amount = (key: 'fixed' | 'variable' | 'stock') => ({
    name: key,
    text: texts[key],
    amount: request[key],
    problem: problems[key],
    onType: (text: string) => store.type(key satisfies keyof FairPayTexts, text),
  });
  return (
    <>
      <AmountField {...amount('fixed')} label={copy.fixed} />
      <AmountField {...amount('variable')} label={copy.variable} hint={copy.variableHint} />
      <details className={css.more} open={texts.stock !== '' || undefined}>
        <summary>{copy.withStock}</summary>
        <div>
          <AmountField {...amount('stock')} label={copy.stock} hint={copy.stockHint} />
          <ChoiceField
            name="vesting"
            label={copy.vesting}
            value={texts.vesting}
            text={offerFieldText.vestings}
            options={VESTING_CHOICES}
            onChoose={(vesting) => store.type('vesting', vesting)}
          />
        </div>
      </details>
    </>
  );
});
