import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { offerLetterText as text } from '../../core/calculators/offer-letter-text';
import { stateText } from '../../core/calculators/place-text';
import { STATES } from '../../core/calculators/rules/states';
import { OfferLetterStore } from '../../stores/calculators/offer-letter-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import type { ScreenHandle } from '../shared/screen-module';
import { Board, type BoardRow } from './board';
import { CalculatorFrame, CalculatorNotes } from './calculator-frame';
import { ChoiceField } from './choice-field';
import css from './fields.module.css';
import { formLoader, useFormStore } from './form-loader';
import { OfferLines } from './offer-lines';
import { SourcesPanel } from './sources-panel';
import { Unfilled } from './unfilled';

export const later = [CalculatorNotes];

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export const loader = formLoader(OfferLetterStore, (store, query) => store.open(query));

export const Component = observer(function OfferLetterScreen() {
  const store = useFormStore(OfferLetterStore);
  return (
    <CalculatorFrame
      id="offer-letter"
      text={text}
      queryOf={() => store.query}
      form={<OfferFields store={store} />}
      board={<OfferBoard store={store} />}
      waiting={!store.check.months}
    >
      <Explained store={store} />
    </CalculatorFrame>
  );
});

interface Of {
  readonly store: OfferLetterStore;
}

const OfferFields = observer(function OfferFields({ store }: Of) {
  const isUnreadable = store.text.trim() !== '' && !store.check.months;
  return (
    <>
      <Field label={text.table} hint={text.tableHint} {...(isUnreadable && { error: text.noCash })}>
        {/* Without a name, so that a browser without scripts cannot send the letter with the form. */}
        <TextArea
          className={css.pasted}
          rows={12}
          spellCheck={false}
          autoComplete="off"
          placeholder={text.placeholder}
          value={store.text}
          onChange={(event) => store.paste(event.target.value)}
        />
      </Field>
      {store.text === '' && (
        <Button look="line" onClick={() => store.paste(text.exampleTable)}>
          {text.example}
        </Button>
      )}
      <ChoiceField
        name="state"
        label={text.state}
        value={store.state}
        text={stateText}
        options={STATES}
        onChoose={store.chooseState}
      />
    </>
  );
});

const OfferBoard = observer(function OfferBoard({ store }: Of) {
  const { amounts, months } = store.check;
  if (!months)
    return (
      <Board caption={text.second} result={0} rows={[]} problem={text.empty}>
        <Unfilled names={Object.values(text.timings)} />
      </Board>
    );
  const rows: BoardRow[] = [
    { label: text.timings.monthly, amount: amounts.monthly, tone: 'gold' },
    { label: text.timings.onBills, amount: amounts.onBills, tone: 'mint' },
    { label: text.timings.later, amount: amounts.later, tone: 'blue' },
    { label: text.timings.once, amount: amounts.once, tone: 'pine' },
    { label: text.timings.notCash, amount: amounts.notCash, tone: 'chilli' },
  ];
  return (
    <Board caption={text.second} result={months.second} rows={rows.filter(({ amount }) => amount > 0)} />
  );
});

/** The figure updates on input; its explanation may follow a frame later. */
const Explained = observer(function Explained({ store }: Of) {
  const check = useDeferredValue(store.check);
  return (
    <>
      {check.lines.length > 0 && <OfferLines check={check} />}
      <SourcesPanel rules="takeHome" state={store.state} />
    </>
  );
});
