import { observer } from 'mobx-react-lite';
import { CITIES } from '../../core/calculators/cities';
import { houseRentText as copy } from '../../core/calculators/house-rent-text';
import { cityText } from '../../core/calculators/place-text';
import { reportedCity as reportedCityText } from '../../core/calculators/reported-city-text';
import { calculatorText } from '../../core/calculators/text';
import { buildQuery } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { HouseRentStore } from '../../stores/calculators/house-rent-store';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import tool from '../kit/tool.module.css';
import { onSingleClick } from '../shared/ignore-double-click';
import type { ScreenHandle } from '../shared/screen-module';
import { Board, type BoardRow, Figure } from './board';
import { CalculatorFrame, CalculatorNotes } from './calculator-frame';
import { ChoiceField } from './choice-field';
import { FormAmount, FormChoice, FormNumber } from './form-fields';
import { formLoader, useFormStore } from './form-loader';
import frame from './frame.module.css';
import { SourcesPanel } from './sources-panel';
import { StepsPanel } from './steps-panel';
import { useFollowed } from './use-followed';

const YEARS = { '2026-27': '2026-27', '2025-26': '2025-26' };
const SLIDER = { min: 0, max: 150_000, step: 500 };

export const later = [CalculatorNotes];

export const handle: ScreenHandle = { head: () => ({ title: copy.title, description: copy.description }) };

export const loader = formLoader(HouseRentStore, (store, query) => store.open(query));

export function Component() {
  const store = useFormStore(HouseRentStore);
  return (
    <CalculatorFrame
      id="hra"
      text={copy}
      queryOf={() => store.query}
      open={store.open}
      form={<Periods store={store} />}
      board={<RentBoard store={store} />}
      next={<UseInTakeHome store={store} />}
      aside={<Explained store={store} />}
    />
  );
}

const resultOf = ({ result, regime, year, reportedCity, hasProblems }: HouseRentStore) => ({
  ...{ result, regime, year },
  ...{ reportedCity, hasProblems },
});

function Explained({ store }: { store: HouseRentStore }) {
  const { result, year, reportedCity } = useFollowed(store, resultOf);
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
}

const exemptOf = ({ result }: HouseRentStore) => result.exempt;

/** Only the figure renders with the key; its explanation follows a frame later. */
function RentBoard({ store }: { store: HouseRentStore }) {
  const { result, regime, hasProblems } = useFollowed(store, resultOf);
  if (regime === 'new') return <Board caption={copy.exempt} result={0} rows={[]} problem={copy.newRegime} />;
  const rows: BoardRow[] = [
    { label: copy.exempt, amount: result.exempt, tone: 'gold' },
    { label: copy.taxable, amount: result.taxable, tone: 'chilli' },
  ];
  return (
    <Board
      caption={copy.exempt}
      result={<Figure source={store} read={exemptOf} />}
      {...(hasProblems && { note: calculatorText.usesDefaults })}
      rows={rows.filter((row) => row.amount > 0)}
    />
  );
}

const takeHomeQueryOf = ({ takeHomeQuery }: HouseRentStore) => takeHomeQuery;

/** The exemption counts among the old-regime deductions of the take-home calculator. */
function UseInTakeHome({ store }: { store: HouseRentStore }) {
  const query = useFollowed(store, takeHomeQueryOf);
  if (!query) return undefined;
  return (
    <Button look="gold" className={frame.next} href={`${pathTo('take-home')}${buildQuery(query)}`}>
      {copy.useInTakeHome}
    </Button>
  );
}

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
      {store.rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a period is identified by its position
        <PeriodFields key={index} store={store} row={row} at={index} />
      ))}
      {store.canAddRow && (
        <Button look="soft" icon="plus" onClick={store.addRow}>
          {copy.add}
        </Button>
      )}
    </>
  );
});

interface PeriodFieldsProps {
  readonly store: HouseRentStore;
  readonly row: HouseRentStore['rows'][number];
  readonly at: number;
}

const PeriodFields = observer(function PeriodFields({ store, row, at: index }: PeriodFieldsProps) {
  const { basic, hra, rent, city, months } = row.fields;
  const name = `row${index + 1}`;
  return (
    <fieldset className={frame.row}>
      {store.rowCount > 1 && (
        <legend className={frame.rowHead}>
          {copy.period(index + 1)}
          <IconButton
            icon="x"
            label={calculatorText.remove(copy.period(index + 1))}
            onClick={onSingleClick(() => store.removeRow(index))}
          />
        </legend>
      )}
      <input type="hidden" name={name} value="yes" />
      <FormAmount field={basic} name={`${name}.basic`} label={copy.basic} />
      <FormAmount field={hra} name={`${name}.hra`} label={copy.hra} />
      <FormAmount field={rent} name={`${name}.rent`} label={copy.rent} slider={SLIDER} />
      <div className={tool.pair}>
        <FormChoice field={city} name={`${name}.city`} label={copy.city} text={cityText} options={CITIES} />
        <FormNumber field={months} name={`${name}.months`} label={copy.months} />
      </div>
    </fieldset>
  );
});
