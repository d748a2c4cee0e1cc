import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Regime } from '../../core/calculators/rules/rule-pack';
import type { TakeHomeOutcome } from '../../core/calculators/take-home';
import { takeHomeWords as words } from '../../core/calculators/take-home-words';
import { calculatorWords } from '../../core/calculators/words';
import { parseQuery } from '../../core/shell/query';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';
import { Button } from '../kit/button';
import { Segmented } from '../kit/segmented';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { Board, type BoardRow, money } from './board';
import { CalculatorFrame } from './calculator-frame';
import frame from './frame.module.css';
import { MonthGrid } from './month-grid';
import { OffersPanel } from './offers-panel';
import { RegimeComparison } from './regime-comparison';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { TakeHomeFields } from './take-home-fields';

type Result = Extract<TakeHomeOutcome, { kind: 'takeHome' }>;

export const handle: ScreenHandle = { head: () => ({ title: words.title, description: words.description }) };

export function loader({ request, context }: LoaderFunctionArgs) {
  context
    .get(storesContext)(TakeHomeStore)
    .open(parseQuery(new URL(request.url).search));
  return undefined;
}

export function Component() {
  const store = useStore(TakeHomeStore);
  return (
    <CalculatorFrame
      id="take-home"
      words={words}
      queryOf={() => store.query}
      form={
        <>
          <TakeHomeFields form={store.form} />
          <RegimeField store={store} />
        </>
      }
      board={<ResultBoard store={store} />}
      next={<CompareButton store={store} />}
    >
      <Explained store={store} />
    </CalculatorFrame>
  );
}

interface Of {
  readonly store: TakeHomeStore;
}

const RegimeField = observer(function RegimeField({ store }: Of) {
  return (
    <div className={frame.choice}>
      <span aria-hidden="true">{calculatorWords.regime}</span>
      <Segmented
        label={calculatorWords.regime}
        name="regime"
        value={store.regime}
        options={(['new', 'old'] as const).map((value) => ({ value, label: calculatorWords.regimes[value] }))}
        onChange={(value) => store.form.type('regime', value)}
      />
    </div>
  );
});

const ResultBoard = observer(function ResultBoard({ store }: Of) {
  const { outcome, regime } = store;
  if (outcome.kind === 'aboveCtc')
    return <Board caption={calculatorWords.perMonth} result={0} rows={[]} problem={words.aboveCtc} />;
  const of = outcome.regimes[regime];
  const bonus = outcome.breakup.variable > 0 ? words.bonus(money(of.bonusInHand)) : undefined;
  return (
    <Board
      caption={calculatorWords.perMonth}
      result={of.regularMonth}
      note={bonus}
      rows={rowsOf(outcome, regime)}
    />
  );
});

const CompareButton = observer(function CompareButton({ store }: Of) {
  if (store.outcome.kind === 'aboveCtc') return undefined;
  return (
    <Button
      look="gold"
      className={frame.next}
      onClick={store.offers.length === 0 ? store.compareTwo : store.addOffer}
    >
      {words.compare}
    </Button>
  );
});

/** The figure updates on input; its explanation may follow a frame later. */
const Explained = observer(function Explained({ store }: Of) {
  const outcome = useDeferredValue(store.outcome);
  const regime = useDeferredValue(store.regime);
  return (
    <>
      {store.offers.length > 0 && <OffersPanel store={store} />}
      {outcome.kind === 'takeHome' && <Reasons store={store} outcome={outcome} regime={regime} />}
    </>
  );
});

/** The parts of a year's CTC; the rows add up to it. */
function rowsOf({ breakup, regimes }: Result, regime: Regime): readonly BoardRow[] {
  const of = regimes[regime];
  const pf = of.employeePf + breakup.employerPf;
  const ctc =
    breakup.grossFixed +
    breakup.variable +
    breakup.employerPf +
    breakup.gratuity +
    breakup.insurance +
    breakup.employerEsi;
  const rest = ctc - of.netAnnual - of.tax - pf - of.professionalTax;
  const rows: BoardRow[] = [
    { label: words.rows.inHand, amount: of.netAnnual, tone: 'gold' },
    { label: words.rows.tax, amount: of.tax, tone: 'chilli' },
    { label: words.rows.pf, amount: pf, tone: 'blue' },
    { label: words.rows.professional, amount: of.professionalTax, tone: 'mint' },
    { label: words.rows.rest, amount: rest, tone: 'pine' },
  ];
  return rows.filter((row) => row.amount > 0);
}

/** Memo instead of observer: re-renders only when it gets a different outcome. */
const Reasons = memo(function Reasons(props: { store: TakeHomeStore; outcome: Result; regime: Regime }) {
  const { store, outcome, regime } = props;
  const of = outcome.regimes[regime];
  return (
    <>
      {of.noGainUpTo !== undefined && <p className={frame.warning}>{words.noGain(money(of.noGainUpTo))}</p>}
      <RegimeComparison outcome={outcome} breakEven={store.breakEven} />
      <MonthGrid months={of.months} />
      <StepsPanel steps={[...outcome.breakup.steps, ...of.steps]} />
      <SourcesPanel sources={store.sources} />
    </>
  );
});
