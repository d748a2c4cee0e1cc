import { observer } from 'mobx-react-lite';
import { type ComponentType, memo } from 'react';
import { payStepText } from '../../core/calculators/pay-step-text';
import { ruleText } from '../../core/calculators/rule-text';
import type { Regime } from '../../core/calculators/rules/rule-pack';
import { stepText } from '../../core/calculators/step-text';
import type { TakeHomeOutcome } from '../../core/calculators/take-home';
import { takeHomeText as text } from '../../core/calculators/take-home-text';
import { calculatorText } from '../../core/calculators/text';
import { TakeHomeStore } from '../../stores/calculators/take-home-store';
import { Button } from '../kit/button';
import { Segmented } from '../kit/segmented';
import { lazyPart } from '../shared/lazy-part';
import type { ScreenHandle } from '../shared/screen-module';
import { Board, type BoardRow, Figure, money } from './board';
import { CalculatorFrame, CalculatorNotes } from './calculator-frame';
import { formLoader, useFormStore } from './form-loader';
import frame from './frame.module.css';
import { MonthGrid } from './month-grid';
import { RegimeComparison } from './regime-comparison';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { TakeHomeFields } from './take-home-fields';
import { useFollowed } from './use-followed';
import { usePartFailure } from './use-part-failure';

const STEP_LABELS = { ...stepText, ...payStepText };

type Result = Extract<TakeHomeOutcome, { kind: 'takeHome' }>;

const OffersPanel = lazyPart(() => import(/* webpackChunkName: "offers-panel" */ './offers-panel'));

export const later = [CalculatorNotes];

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export const loader = formLoader(TakeHomeStore, (store, query) => store.open(query));

export function Component() {
  const store = useFormStore(TakeHomeStore);
  return (
    <CalculatorFrame
      id="take-home"
      text={text}
      queryOf={() => store.query}
      open={store.open}
      form={
        <>
          <TakeHomeFields store={store} />
          <RegimeField store={store} />
        </>
      }
      board={<ResultBoard store={store} />}
      next={<CompareButton store={store} />}
      aside={<Explained store={store} Part={Details} />}
    >
      <Offers store={store} />
      <Explained store={store} Part={Regimes} />
    </CalculatorFrame>
  );
}

interface Of {
  readonly store: TakeHomeStore;
}

const RegimeField = observer(function RegimeField({ store }: Of) {
  return (
    <div className={frame.choice}>
      <span aria-hidden="true">{calculatorText.regime}</span>
      <Segmented
        label={calculatorText.regime}
        name="regime"
        value={store.regime}
        options={(['new', 'old'] as const).map((value) => ({ value, label: calculatorText.regimes[value] }))}
        onChange={store.form.fields.regime.type}
      />
    </div>
  );
});

const resultOf = ({ outcome, regime, form }: TakeHomeStore) => ({
  outcome,
  regime,
  ctc: form.values.ctc,
  hasProblems: form.hasProblems,
});

const monthOf = ({ regularMonth }: TakeHomeStore) => regularMonth;

/** Only the figure renders with the key; its explanation follows a frame later. */
function ResultBoard({ store }: Of) {
  const { outcome, regime, ctc, hasProblems } = useFollowed(store, resultOf);
  if (outcome.kind !== 'takeHome')
    return <Board caption={calculatorText.perMonth} result="—" rows={[]} note={text[outcome.kind]} />;
  const takeHome = outcome.regimes[regime];
  const { bonusInHand } = takeHome;
  const bonus =
    outcome.breakup.variable === 0
      ? undefined
      : bonusInHand < 0
        ? ruleText.bonusCosts(money(-bonusInHand))
        : text.bonus(money(bonusInHand));
  return (
    <Board
      caption={calculatorText.perMonth}
      result={<Figure source={store} read={monthOf} />}
      note={hasProblems ? calculatorText.usesDefaults : bonus}
      rows={rowsOf(outcome, regime, ctc)}
    />
  );
}

const CompareButton = observer(function CompareButton({ store }: Of) {
  if (store.kind !== 'takeHome') return undefined;
  return (
    <Button
      look="gold"
      className={frame.next}
      onClick={store.offers.length === 0 ? store.compareTwo : store.addOffer}
    >
      {text.compare}
    </Button>
  );
});

const Offers = observer(function Offers({ store }: Of) {
  return <OffersPanel show={store.offers.length > 0} onFailed={usePartFailure()} />;
});

interface ReasonProps extends Of {
  readonly outcome: Result;
  readonly regime: Regime;
}

function Explained({ store, Part }: Of & { readonly Part: ComponentType<ReasonProps> }) {
  const { outcome, regime } = useFollowed(store, resultOf);
  return outcome.kind === 'takeHome' && <Part store={store} outcome={outcome} regime={regime} />;
}

/** The parts of a year's CTC; the rows add up to it. */
function rowsOf({ breakup, regimes }: Result, regime: Regime, ctc: number): readonly BoardRow[] {
  const takeHome = regimes[regime];
  const pf = takeHome.employeePf + breakup.employerPf;
  const rest = ctc - takeHome.netAnnual - takeHome.tax - pf - takeHome.professionalTax;
  const rows: BoardRow[] = [
    { label: text.rows.inHand, amount: takeHome.netAnnual, tone: 'gold' },
    { label: text.rows.tax, amount: takeHome.tax, tone: 'chilli' },
    { label: text.rows.pf, amount: pf, tone: 'blue' },
    { label: text.rows.professional, amount: takeHome.professionalTax, tone: 'mint' },
    { label: text.rows.rest, amount: rest, tone: 'pine' },
  ];
  return rows.filter((row) => row.amount > 0);
}

/** Memo instead of observer: re-renders only when it gets a different outcome. */
const Regimes = memo(function Regimes({ store, outcome, regime }: ReasonProps) {
  const { noGainUpTo } = outcome.regimes[regime];
  return (
    <>
      {noGainUpTo !== undefined && <p className={frame.warning}>{text.noGain(money(noGainUpTo))}</p>}
      <RegimeComparison outcome={outcome} breakEven={store.breakEven} />
    </>
  );
});

const Details = memo(function Details({ store, outcome, regime }: ReasonProps) {
  const { months, steps } = outcome.regimes[regime];
  return (
    <>
      <MonthGrid months={months} />
      <StepsPanel steps={[...outcome.breakup.steps, ...steps]} labels={STEP_LABELS} />
      <SourcesPanel rules="takeHome" year={store.form.values.year} state={store.form.values.state} />
    </>
  );
});
