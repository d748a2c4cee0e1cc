import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { CITIES } from '../../core/calculators/cities';
import { readForm } from '../../core/calculators/form';
import { RENT_ROW } from '../../core/calculators/house-rent-form';
import { houseRentText as copy } from '../../core/calculators/house-rent-text';
import { cityText } from '../../core/calculators/place-text';
import { reportedCity as reportedCityText } from '../../core/calculators/reported-city-text';
import { calculatorText } from '../../core/calculators/text';
import { buildQuery, parseQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { HouseRentStore } from '../../stores/calculators/house-rent-store';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import tool from '../kit/tool.module.css';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AmountField } from './amount-field';
import { Board, type BoardRow } from './board';
import { CalculatorFrame } from './calculator-frame';
import { ChoiceField } from './choice-field';
import frame from './frame.module.css';
import { NumberField } from './number-field';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';

const YEARS = { '2026-27': '2026-27', '2025-26': '2025-26' };
const SLIDER = { min: 0, max: 150_000, step: 500 };

export const handle: ScreenHandle = { head: () => ({ title: copy.title, description: copy.description }) };

export function loader({ request, context }: LoaderFunctionArgs) {
  context
    .get(storesContext)(HouseRentStore)
    .open(parseQuery(new URL(request.url).search));
  return undefined;
}

export function Component() {
  const store = useStore(HouseRentStore);
  return (
    <CalculatorFrame
      id="hra"
      text={copy}
      queryOf={() => store.query}
      open={store.open}
      form={<Periods store={store} />}
      board={<RentBoard store={store} />}
      next={<UseInTakeHome store={store} />}
    >
      <Explained store={store} />
    </CalculatorFrame>
  );
}

/** The figure updates on input; its explanation may follow a frame later. */
const Explained = observer(function Explained({ store }: { store: HouseRentStore }) {
  return (
    <Reasons result={useDeferredValue(store.result)} year={store.year} reportedCity={store.reportedCity} />
  );
});

const Reasons = memo(function Reasons(props: Pick<HouseRentStore, 'result' | 'year' | 'reportedCity'>) {
  const { result, year, reportedCity } = props;
  return (
    <>
      {reportedCity && <p className={frame.warning}>{reportedCityText(reportedCity)}</p>}
      {result.rentWithoutHra && <p className={frame.warning}>{copy.rentWithoutHra}</p>}
      {result.overAYear && <p className={frame.warning}>{copy.overAYear}</p>}
      {result.needsLandlordPan && <p className={frame.warning}>{copy.landlordPan}</p>}
      <StepsPanel steps={result.steps} labels={copy.steps} />
      <SourcesPanel rules="houseRent" year={year} />
    </>
  );
});

const RentBoard = observer(function RentBoard({ store }: { store: HouseRentStore }) {
  const { result, regime } = store;
  if (regime === 'new') return <Board caption={copy.exempt} result={0} rows={[]} problem={copy.newRegime} />;
  const rows: BoardRow[] = [
    { label: copy.exempt, amount: result.exempt, tone: 'gold' },
    { label: copy.taxable, amount: result.taxable, tone: 'chilli' },
  ];
  return (
    <Board
      caption={copy.exempt}
      result={result.exempt}
      {...(store.hasProblems && { note: calculatorText.usesDefaults })}
      rows={rows.filter((row) => row.amount > 0)}
    />
  );
});

/** The exemption counts among the old-regime deductions of the take-home calculator. */
const UseInTakeHome = observer(function UseInTakeHome({ store }: { store: HouseRentStore }) {
  const query = useDeferredValue(store.takeHomeQuery);
  if (!query) return undefined;
  return (
    <Button look="gold" className={frame.next} href={`${pathTo('take-home')}${buildQuery(query)}`}>
      {copy.useInTakeHome}
    </Button>
  );
});

const Periods = observer(function Periods({ store }: { store: HouseRentStore }) {
  return (
    <>
      <div className={tool.pair}>
        <ChoiceField
          name="regime"
          label={calculatorText.regime}
          value={store.regime}
          text={calculatorText.regimes}
          onChoose={store.chooseRegime}
        />
        <ChoiceField
          name="year"
          label={calculatorText.year}
          value={store.year}
          text={YEARS}
          onChoose={store.chooseYear}
        />
      </div>
      {Array.from({ length: store.rowCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is identified by its position
        <PeriodFields key={index} store={store} at={index} />
      ))}
      {store.canAddRow && (
        <Button look="soft" icon="plus" onClick={store.addRow}>
          {copy.add}
        </Button>
      )}
    </>
  );
});

const PeriodFields = observer(function PeriodFields({
  store,
  at: index,
}: {
  store: HouseRentStore;
  at: number;
}) {
  const texts = store.rows[index];
  if (!texts) return undefined;
  const { values, problems } = readForm(RENT_ROW, texts);
  const field = (key: 'months' | 'basic' | 'hra' | 'rent') => ({
    name: `row${index + 1}.${key}`,
    text: texts[key],
    problem: problems[key],
    onType: (text: string) => store.typeRow(index, key, text),
  });
  return (
    <fieldset className={frame.row}>
      {store.rowCount > 1 && (
        <legend className={frame.rowHead}>
          {copy.period(index + 1)}
          <IconButton
            icon="x"
            label={calculatorText.remove(copy.period(index + 1))}
            onClick={() => store.removeRow(index)}
          />
        </legend>
      )}
      <input type="hidden" name={`row${index + 1}`} value="yes" />
      <AmountField {...field('basic')} amount={values.basic} label={copy.basic} />
      <AmountField {...field('hra')} amount={values.hra} label={copy.hra} />
      <AmountField {...field('rent')} amount={values.rent} label={copy.rent} slider={SLIDER} />
      <div className={tool.pair}>
        <ChoiceField
          name={`row${index + 1}.city`}
          label={copy.city}
          value={values.city}
          text={cityText}
          options={CITIES}
          onChoose={(city) => store.typeRow(index, 'city', city)}
        />
        <NumberField {...field('months')} label={copy.months} />
      </div>
    </fieldset>
  );
});
