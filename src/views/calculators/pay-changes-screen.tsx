import { observer } from 'mobx-react-lite';
import type { AmountField as AmountSpec } from '../../core/calculators/form';
import { payChangeStepText } from '../../core/calculators/pay-change-step-text';
import { PAY_CHANGE_IDS, type PayChangeId } from '../../core/calculators/pay-changes';
import { payChangesText as text } from '../../core/calculators/pay-changes-text';
import { calculatorText } from '../../core/calculators/text';
import type { FormFieldState } from '../../stores/calculators/form-field-state';
import { PayChangesStore } from '../../stores/calculators/pay-changes-store';
import type { ScreenHandle } from '../shared/screen-module';
import { Board, type BoardRow, Figure } from './board';
import { CalculatorFrame, CalculatorNotes } from './calculator-frame';
import { ChoiceField } from './choice-field';
import { FormAmount } from './form-fields';
import { formLoader, useFormStore } from './form-loader';
import { MonthGrid } from './month-grid';
import { NumberField } from './number-field';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { SwitchField } from './switch-field';
import { useFollowed } from './use-followed';

const CHANGE_NAMES = Object.fromEntries(PAY_CHANGE_IDS.map((id) => [id, text.changes[id].name])) as Record<
  PayChangeId,
  string
>;
const TONES = ['gold', 'chilli', 'blue', 'mint', 'pine'] as const;
const LABELS: Readonly<Record<string, string>> = payChangeStepText;

export const later = [CalculatorNotes];

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export const loader = formLoader(PayChangesStore, (store, query) => store.open(query));

export function Component() {
  const store = useFormStore(PayChangesStore);
  return (
    <CalculatorFrame
      id="pay-changes"
      text={text}
      queryOf={() => store.query}
      open={store.open}
      form={<ChangeFields store={store} />}
      board={<ChangeBoard store={store} />}
    >
      <Explained store={store} />
      <SourcesPanel rules="payChanges" />
    </CalculatorFrame>
  );
}

interface Of {
  readonly store: PayChangesStore;
}

const ChangeFields = observer(function ChangeFields({ store }: Of) {
  return (
    <>
      <ChoiceField
        name="change"
        label={text.change}
        value={store.change}
        text={CHANGE_NAMES}
        options={PAY_CHANGE_IDS}
        onChoose={store.choose}
      />
      {Object.keys(store.form.spec).map((name) => (
        <ChangeField key={`${store.change}.${name}`} store={store} name={name} />
      ))}
    </>
  );
});

const ChangeField = observer(function ChangeField({ store, name }: Of & { readonly name: string }) {
  const { spec, fields } = store.form;
  const labels: Readonly<Record<string, string>> = text.changes[store.change].fields;
  const label = labels[name] ?? name;
  const field = fields[name];
  if (!field) return undefined;
  const typed = { name, label, text: field.text, problem: field.problem, onType: field.type };
  switch (spec[name]?.kind) {
    case 'amount':
      return <FormAmount field={field as FormFieldState<AmountSpec>} label={label} />;
    case 'switch':
      return <SwitchField name={name} label={label} on={field.value === true} onChange={field.type} />;
    case 'choice':
      return (
        <ChoiceField
          name={name}
          label={label}
          value={field.text}
          text={text.listings}
          onChoose={field.type}
        />
      );
    default:
      return <NumberField {...typed} />;
  }
});

const resultOf = ({ change, outcome, form }: PayChangesStore) => ({
  change,
  outcome,
  hasProblems: form.hasProblems,
});

const figureOf = ({ outcome }: PayChangesStore) => outcome.result;

/** Only the figure renders with the key; its explanation follows a frame later. */
function ChangeBoard({ store }: Of) {
  const { change, outcome, hasProblems } = useFollowed(store, resultOf);
  const { steps } = outcome;
  const rows = steps.map(
    ({ label, amount }, index): BoardRow => ({
      label: LABELS[label] ?? label,
      amount,
      tone: TONES[index % TONES.length] ?? 'gold',
    }),
  );
  const { result: caption, note } = text.changes[change];
  const remark = hasProblems ? calculatorText.usesDefaults : note;
  const figure = <Figure source={store} read={figureOf} />;
  return <Board caption={caption} result={figure} note={remark} rows={rows} bar={false} />;
}

function Explained({ store }: Of) {
  const { steps, months } = useFollowed(store, resultOf).outcome;
  return (
    <>
      {months && <MonthGrid months={months} />}
      <StepsPanel steps={steps} labels={payChangeStepText} />
    </>
  );
}
