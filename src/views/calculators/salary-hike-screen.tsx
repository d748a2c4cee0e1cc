import { observer } from 'mobx-react-lite';
import { hikeText as copy } from '../../core/calculators/hike-text';
import { TAKE_HOME_FORM } from '../../core/calculators/take-home-form';
import { calculatorText } from '../../core/calculators/text';
import { SalaryHikeStore } from '../../stores/calculators/salary-hike-store';
import { Segmented } from '../kit/segmented';
import type { ScreenHandle } from '../shared/screen-module';
import { Board, type BoardRow, Figure, money } from './board';
import { CalculatorFrame, CalculatorNotes } from './calculator-frame';
import { FormAmount, FormNumber } from './form-fields';
import { formLoader, useFormStore } from './form-loader';
import frame from './frame.module.css';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { useFollowed } from './use-followed';

const SLIDER = { min: 200_000, max: 10_000_000, step: 50_000 };

type Fields = SalaryHikeStore['form']['fields'];

export const later = [CalculatorNotes];

export const handle: ScreenHandle = { head: () => ({ title: copy.title, description: copy.description }) };

export const loader = formLoader(SalaryHikeStore, (store, query) => store.form.open(query));

export function Component() {
  const store = useFormStore(SalaryHikeStore);
  return (
    <CalculatorFrame
      id="salary-hike"
      text={copy}
      queryOf={() => store.form.query}
      open={store.form.open}
      form={<HikeFields fields={store.form.fields} />}
      board={<HikeBoard store={store} />}
    >
      <Explained store={store} />
      {/* Compares two take-home results under the usual assumptions. */}
      <SourcesPanel rules="takeHome" state={TAKE_HOME_FORM.state.initial} />
    </CalculatorFrame>
  );
}

const hikeOf = ({ hike }: SalaryHikeStore) => hike;

function Explained({ store }: { store: SalaryHikeStore }) {
  const hike = useFollowed(store, hikeOf);
  return (
    <>
      {hike.projection.length > 0 && (
        <section className={frame.panel}>
          <h2>{copy.projection}</h2>
          <table className={frame.table}>
            <tbody>
              {hike.projection.map((pay, index) => (
                <tr key={copy.year(index + 1)}>
                  <th scope="row">{copy.year(index + 1)}</th>
                  <td>{money(pay)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <StepsPanel steps={hike.steps} labels={copy.steps} />
    </>
  );
}

const HikeFields = observer(function HikeFields({ fields }: { fields: Fields }) {
  const mode = fields.mode.value;
  return (
    <>
      <Segmented
        label={copy.mode}
        name="mode"
        value={mode}
        options={(['newPay', 'percent', 'oldPay'] as const).map((value) => ({
          value,
          label: copy.modes[value],
        }))}
        onChange={fields.mode.type}
      />
      {mode !== 'oldPay' && <FormAmount field={fields.before} label={copy.before} slider={SLIDER} />}
      {mode !== 'newPay' && <FormAmount field={fields.after} label={copy.after} slider={SLIDER} />}
      {mode !== 'percent' && <FormNumber field={fields.percent} label={copy.percent} unit="%" />}
      <FormNumber field={fields.years} label={copy.years} />
    </>
  );
});

const resultOf = ({ hike, form, hasProblems }: SalaryHikeStore) => ({
  hike,
  mode: form.fields.mode.value,
  hasProblems,
});

/** What the chosen mode asks for. */
function figureOf({ hike, form }: SalaryHikeStore): number | string {
  const percent = hike.percent === undefined ? '—' : `${hike.percent}%`;
  return { newPay: hike.after, oldPay: hike.before, percent }[form.fields.mode.value];
}

/** Only the figure renders with the key; its explanation follows a frame later. */
function HikeBoard({ store }: { store: SalaryHikeStore }) {
  const { hike, mode, hasProblems } = useFollowed(store, resultOf);
  const { inHand } = hike;
  const rise = inHand.percent === undefined ? '' : `${copy.inHandRise}: ${inHand.percent}%`;
  const remark = hike.percent === undefined ? copy.undefinedPercent : rise;
  const rows: BoardRow[] = [
    { label: copy.difference, amount: hike.difference, tone: 'gold' },
    { label: copy.perMonth, amount: hike.difference / 12, tone: 'pine' },
    { label: copy.inHand, amount: inHand.after, tone: 'mint' },
  ];
  return (
    <Board
      caption={copy.result[mode]}
      result={<Figure source={store} read={figureOf} />}
      note={hasProblems ? calculatorText.usesDefaults : remark}
      rows={rows}
      bar={false}
    />
  );
}
