import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { Hike } from '../../core/calculators/hike-form';
import { hikeWords as words } from '../../core/calculators/hike-words';
import { DEFAULT_YEAR, rulesOf } from '../../core/calculators/rules/rule-packs';
import { hikeSources } from '../../core/calculators/sources';
import { parseQuery } from '../../core/shell/query';
import { SalaryHikeStore } from '../../stores/calculators/salary-hike-store';
import { Segmented } from '../kit/segmented';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AmountField } from './amount-field';
import { Board, type BoardRow, money } from './board';
import { CalculatorFrame } from './calculator-frame';
import frame from './frame.module.css';
import { NumberField } from './number-field';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';

const SLIDER = { min: 200_000, max: 10_000_000, step: 50_000 };

type Form = SalaryHikeStore['form'];

export const handle: ScreenHandle = { head: () => ({ title: words.title, description: words.description }) };

export function loader({ request, context }: LoaderFunctionArgs) {
  context
    .get(storesContext)(SalaryHikeStore)
    .form.open(parseQuery(new URL(request.url).search));
  return undefined;
}

export function Component() {
  const store = useStore(SalaryHikeStore);
  return (
    <CalculatorFrame
      id="salary-hike"
      words={words}
      queryOf={() => store.form.query}
      form={<HikeFields form={store.form} />}
      board={<HikeBoard store={store} />}
    >
      <Explained store={store} />
      <SourcesPanel sources={hikeSources(rulesOf(DEFAULT_YEAR))} />
    </CalculatorFrame>
  );
}

/** The figure updates on input; its explanation may follow a frame later. */
const Explained = observer(function Explained({ store }: { store: SalaryHikeStore }) {
  return <Reasons hike={useDeferredValue(store.hike)} />;
});

const Reasons = memo(function Reasons({ hike }: { hike: Hike }) {
  return (
    <>
      <section className={frame.panel}>
        <h2>{words.projection}</h2>
        <table className={frame.table}>
          <tbody>
            {hike.projection.map((pay, at) => (
              <tr key={words.year(at + 1)}>
                <th scope="row">{words.year(at + 1)}</th>
                <td>{money(pay)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <StepsPanel steps={hike.steps} />
    </>
  );
});

const HikeFields = observer(function HikeFields({ form }: { form: Form }) {
  const { texts, values, problems } = form;
  const amount = (key: 'before' | 'after') => ({
    name: key,
    text: texts[key],
    amount: values[key],
    problem: problems[key],
    slider: SLIDER,
    onType: (text: string) => form.type(key, text),
  });
  return (
    <>
      <Segmented
        label={words.mode}
        name="mode"
        value={values.mode}
        options={(['newPay', 'percent', 'oldPay'] as const).map((value) => ({
          value,
          label: words.modes[value],
        }))}
        onChange={(mode) => form.type('mode', mode)}
      />
      {values.mode !== 'oldPay' && <AmountField {...amount('before')} label={words.before} />}
      {values.mode !== 'newPay' && <AmountField {...amount('after')} label={words.after} />}
      {values.mode !== 'percent' && (
        <NumberField
          name="percent"
          label={words.percent}
          unit="%"
          text={texts.percent}
          problem={problems.percent}
          onType={(text) => form.type('percent', text)}
        />
      )}
      <NumberField
        name="years"
        label={words.years}
        text={texts.years}
        problem={problems.years}
        onType={(text) => form.type('years', text)}
      />
    </>
  );
});

const HikeBoard = observer(function HikeBoard({ store }: { store: SalaryHikeStore }) {
  const { hike } = store;
  const { mode } = store.form.values;
  const written = {
    newPay: hike.after,
    oldPay: hike.before,
    percent: hike.percent === undefined ? '—' : `${hike.percent}%`,
  };
  const rise = hike.inHand.percent === undefined ? '' : `${words.inHandRise}: ${hike.inHand.percent}%`;
  const rows: BoardRow[] = [
    { label: words.difference, amount: hike.difference, tone: 'gold' },
    { label: words.perMonth, amount: hike.difference / 12, tone: 'pine' },
    { label: words.inHand, amount: hike.inHand.after, tone: 'mint' },
  ];
  return (
    <Board
      caption={words.result[mode]}
      result={written[mode]}
      note={hike.percent === undefined ? words.undefinedPercent : rise}
      rows={rows}
      bar={false}
    />
  );
});
