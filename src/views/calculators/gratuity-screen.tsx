import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { GratuityOutcome } from '../../core/calculators/gratuity-form';
import { gratuityText as text } from '../../core/calculators/gratuity-text';
import { calculatorText } from '../../core/calculators/text';
import { parseQuery } from '../../core/shell/query';
import { GratuityStore } from '../../stores/calculators/gratuity-store';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { Board, type BoardRow, money } from './board';
import { CalculatorFrame } from './calculator-frame';
import frame from './frame.module.css';
import { GratuityFields } from './gratuity-fields';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export function loader({ request, context }: LoaderFunctionArgs) {
  context
    .get(storesContext)(GratuityStore)
    .form.open(parseQuery(new URL(request.url).search));
  return undefined;
}

export function Component() {
  const store = useStore(GratuityStore);
  return (
    <CalculatorFrame
      id="gratuity"
      text={text}
      queryOf={() => store.form.query}
      open={store.form.open}
      form={<GratuityFields fields={store.form.fields} />}
      board={<GratuityBoard store={store} />}
    >
      <Explained store={store} />
      <SourcesPanel rules="gratuity" />
    </CalculatorFrame>
  );
}

/** The figure updates on input; its explanation may follow a frame later. */
const Explained = observer(function Explained({ store }: { store: GratuityStore }) {
  return <Reasons outcome={useDeferredValue(store.outcome)} />;
});

const Reasons = memo(function Reasons({ outcome }: { outcome: GratuityOutcome }) {
  if (outcome.kind !== 'gratuity') return undefined;
  const { contested, eligible, steps } = outcome.headline;
  return (
    <>
      {contested && <p className={frame.warning}>{text.contested}</p>}
      {eligible && <StepsPanel steps={steps} labels={text.steps} />}
    </>
  );
});

const GratuityBoard = observer(function GratuityBoard({ store }: { store: GratuityStore }) {
  const { outcome } = store;
  if (outcome.kind !== 'gratuity')
    return <Board caption={text.payable} result={0} rows={[]} problem={text[outcome.kind]} />;
  const { service, headline, onBasic } = outcome;
  const served = text.service(service.years, service.months, service.days);
  if (!headline.eligible) {
    const { employer, covered } = store.form.values;
    const problem = text.notYet[employer === 'private' && covered ? 'covered' : 'other'];
    return <Board caption={`${text.payable}: ${served}`} result={0} rows={[]} problem={problem} />;
  }
  const counted = text.counted(Math.round(headline.yearsCounted * 100) / 100);
  const rows: BoardRow[] = [
    { label: text.exempt, amount: headline.exempt, tone: 'gold' },
    { label: text.taxable, amount: headline.taxable, tone: 'chilli' },
  ];
  const difference =
    headline.payable !== onBasic.payable ? `. ${text.onBasic}: ${money(onBasic.payable)}` : '';
  return (
    <Board
      caption={text.payable}
      result={headline.payable}
      note={store.form.hasProblems ? calculatorText.usesDefaults : `${served}, ${counted}${difference}`}
      rows={rows.filter((row) => row.amount > 0)}
    />
  );
});
