import { observer } from 'mobx-react-lite';
import { offerFieldText } from '../../core/calculators/offer-field-text';
import { type FairPayTexts, VESTING_CHOICES, YEAR_CHOICES } from '../../core/salaries/fair-pay-form';
import { fairPayText as copy } from '../../core/salaries/fair-pay-text';
import type { FairPayStore } from '../../stores/salaries/fair-pay-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { Select } from '../kit/select';
import tool from '../kit/tool.module.css';
import { PickField } from '../shared/pick-field';
import { AmountField } from './amount-field';
import { ChoiceField } from './choice-field';
import css from './frame.module.css';

type Props = { readonly store: FairPayStore };

export const FairPayFields = observer(function FairPayFields({ store }: Props) {
  const named = (name: 'role' | 'city') => ({
    name,
    value: store.texts[name],
    error: store.problems[name] && (store.texts[name].trim() === '' ? copy.required : copy.notListed),
    onInput: (text: string) => store.type(name, text),
  });
  return (
    <>
      <PickField
        {...named('role')}
        label={copy.role}
        placeholder={copy.chooseRole}
        items={store.choices.jobProfiles}
      />
      <div className={tool.pair}>
        <PickField
          {...named('city')}
          label={copy.place}
          placeholder={copy.choosePlace}
          items={store.choices.places}
        />
        <Years store={store} />
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

/** An unanswered choice has no default. */
const Years = observer(function Years({ store }: Props) {
  return (
    <Field label={copy.years} error={store.problems.years && copy.required}>
      <Select
        name="years"
        value={store.texts.years}
        options={[{ value: '', label: copy.chooseYears }, ...YEAR_CHOICES]}
        onChange={(value) => store.type('years', value)}
      />
    </Field>
  );
});

const Employer = observer(function Employer({ store }: Props) {
  return (
    <Field
      label={copy.company}
      hint={copy.companyHint}
      {...(store.lacksCompany && { error: copy.companyNotChosen })}
    >
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
