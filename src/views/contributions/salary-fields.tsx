import { observer } from 'mobx-react-lite';
import { STOCK_TYPES, VESTING_PERIODS } from '../../core/contributions/salary-report';
import { salaryReportWords as words } from '../../core/contributions/salary-report-words';
import { jobWords } from '../../core/contributions/words';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { ChoiceField } from '../calculators/choice-field';
import tool from '../kit/tool.module.css';
import { CheckRow } from '../profile/check-row';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { saidBy } from './form-loader';
import { JobFields } from './job-fields';
import { PayBoxes } from './pay-boxes';

export const SalaryFields = observer(function SalaryFields() {
  const { form } = useStore(SalaryReportStore);
  const { texts, choices, employers, change, typeCompany } = form;
  const said = saidBy(form, words.problems);
  return (
    <>
      <h2>{jobWords.who}</h2>
      <JobFields
        {...{ texts, choices, employers, said }}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <CheckRow
        label={words.current}
        text={words.currentText}
        on={texts.currentSalary}
        onChange={(currentSalary) => change({ currentSalary })}
      />
      <h2 className={css.second}>{words.pay}</h2>
      <PayBoxes
        label={words.fixed}
        hint={words.fixedHint}
        error={said('fixedSalary')}
        value={texts.fixed}
        onType={(fixed) => change({ fixed })}
      />
      <PayBoxes
        label={words.variable}
        hint={words.variableHint}
        error={said('variableSalary')}
        value={texts.variable}
        onType={(variable) => change({ variable })}
      />
      <CheckRow label={words.hasStock} on={texts.hasStock} onChange={(hasStock) => change({ hasStock })} />
      {texts.hasStock && <Stock />}
    </>
  );
});

const Stock = observer(function Stock() {
  const { form } = useStore(SalaryReportStore);
  const { texts, change } = form;
  const said = saidBy(form, words.problems);
  return (
    <>
      <PayBoxes
        label={words.stock}
        hint={words.stockHint}
        error={said('stockDetail')}
        value={texts.stock}
        onType={(stock) => change({ stock })}
      />
      <div className={tool.pair}>
        <ChoiceField
          name="stockType"
          label={words.stockType}
          value={texts.stockType}
          words={words.stockTypes}
          options={STOCK_TYPES}
          onChoose={(stockType) => change({ stockType })}
        />
        <ChoiceField
          name="vestingPeriod"
          label={words.vesting}
          value={texts.vestingPeriod}
          words={words.vestings}
          options={VESTING_PERIODS}
          onChoose={(vestingPeriod) => change({ vestingPeriod })}
        />
      </div>
    </>
  );
});
