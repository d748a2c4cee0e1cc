import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { payChangeStepText } from '../../core/calculators/pay-change-step-text';
import { PAY_CHANGE_IDS, type PayChangeId } from '../../core/calculators/pay-changes';
import { payChangesText as text } from '../../core/calculators/pay-changes-text';
import { calculatorText } from '../../core/calculators/text';
import { parseQuery } from '../../core/shell/query';
import { PayChangesStore } from '../../stores/calculators/pay-changes-store';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AmountField } from './amount-field';
import { Board, type BoardRow } from './board';
import { CalculatorFrame } from './calculator-frame';
import { ChoiceField } from './choice-field';
import { MonthGrid } from './month-grid';
import { NumberField } from './number-field';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { SwitchField } from './switch-field';

const CHANGE_NAMES = Object.fromEntries(PAY_CHANGE_IDS.map((id) => [id, text.changes[id].name])) as Record<
  PayChangeId,
  string
>;
const TONES = ['gold', 'chilli', 'blue', 'mint', 'pine'] as const;
const LABELS: Readonly<Record<string, string>> = payChangeStepText;

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export function loader({ request, context }: LoaderFunctionArgs) {
  context
    .get(storesContext)(PayChangesStore)
    .open(parseQuery(new URL(request.url).search));
  return undefined;
}

export function Component() {
  const store = useStore(PayChangesStore);
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
      return <AmountField {...typed} amount={Number(field.value)} />;
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

const ChangeBoard = observer(function ChangeBoard({ store }: Of) {
  const { result, steps } = store.outcome;
  const rows = steps.map(
    ({ label, amount }, index): BoardRow => ({
      label: LABELS[label] ?? label,
      amount,
      tone: TONES[index % TONES.length] ?? 'gold',
    }),
  );
  const { result: caption, note } = text.changes[store.change];
  const remark = store.form.hasProblems ? calculatorText.usesDefaults : note;
  return <Board caption={caption} result={result} note={remark} rows={rows} bar={false} />;
});

/** The figure updates on input; its explanation may follow a frame later. */
const Explained = observer(function Explained({ store }: Of) {
  const { steps, months } = useDeferredValue(store.outcome);
  return (
    <>
      {months && <MonthGrid months={months} />}
      <StepsPanel steps={steps} labels={payChangeStepText} />
    </>
  );
});
