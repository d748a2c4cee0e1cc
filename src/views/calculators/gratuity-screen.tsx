import { gratuityText as text } from '../../core/calculators/gratuity-text';
import { calculatorText } from '../../core/calculators/text';
import { GratuityStore } from '../../stores/calculators/gratuity-store';
import type { ScreenHandle } from '../shared/screen-module';
import { Board, type BoardRow, Figure, money } from './board';
import { CalculatorFrame, CalculatorNotes } from './calculator-frame';
import { formLoader, useFormStore } from './form-loader';
import frame from './frame.module.css';
import { GratuityFields } from './gratuity-fields';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { useFollowed } from './use-followed';

export const later = [CalculatorNotes];

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export const loader = formLoader(GratuityStore, (store, query) => store.form.open(query));

export function Component() {
  const store = useFormStore(GratuityStore);
  return (
    <CalculatorFrame
      id="gratuity"
      text={text}
      queryOf={() => store.form.query}
      open={store.form.open}
      form={<GratuityFields store={store} />}
      board={<GratuityBoard store={store} />}
      aside={
        <>
          <Explained store={store} />
          <SourcesPanel rules="gratuity" />
        </>
      }
    />
  );
}

const outcomeOf = ({ outcome }: GratuityStore) => outcome;

function Explained({ store }: { store: GratuityStore }) {
  const outcome = useFollowed(store, outcomeOf);
  if (outcome.kind !== 'gratuity') return undefined;
  const { contested, eligible, steps } = outcome.headline;
  return (
    <>
      {contested && <p className={frame.warning}>{text.contested}</p>}
      {eligible && <StepsPanel open steps={steps} labels={text.steps} />}
    </>
  );
}

const resultOf = ({ outcome, hasProblems }: GratuityStore) => ({ outcome, hasProblems });

const payableOf = ({ payable }: GratuityStore) => payable;

/** Only the figure renders with the key; its explanation follows a frame later. */
function GratuityBoard({ store }: { store: GratuityStore }) {
  const { outcome, hasProblems } = useFollowed(store, resultOf);
  if (outcome.kind !== 'gratuity')
    return <Board caption={text.payable} result="—" rows={[]} note={text[outcome.kind]} />;
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
      result={<Figure source={store} read={payableOf} />}
      note={hasProblems ? calculatorText.usesDefaults : `${served}, ${counted}${difference}`}
      rows={rows.filter((row) => row.amount > 0)}
    />
  );
}
