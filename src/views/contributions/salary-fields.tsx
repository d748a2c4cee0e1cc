import { observer } from 'mobx-react-lite';
import { STOCK_TYPES, VESTING_PERIODS } from '../../core/contributions/salary-report';
import { salaryReportText as copy } from '../../core/contributions/salary-report-text';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { ChoiceField } from '../calculators/choice-field';
import tool from '../kit/tool.module.css';
import { CheckRow } from '../shared/check-row';
import { MoneyField } from '../shared/money-field';
import { useStore } from '../use-store';
import { fieldMessage } from './form-loader';
import { JobFields } from './job-fields';

export const SalaryJob = observer(function SalaryJob() {
  const { form } = useStore(SalaryReportStore);
  const { texts, choices, employers, change, typeCompany } = form;
  const message = fieldMessage(form, copy.problems);
  return (
    <>
      <JobFields
        {...{ texts, choices, employers, message }}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <CheckRow
        label={copy.current}
        text={copy.currentText}
        on={texts.currentSalary}
        onChange={(currentSalary) => change({ currentSalary })}
      />
    </>
  );
});

export const SalaryPay = observer(function SalaryPay() {
  const { form } = useStore(SalaryReportStore);
  const { texts, change } = form;
  const message = fieldMessage(form, copy.problems);
  return (
    <>
      <MoneyField
        label={copy.fixed}
        hint={copy.fixedHint}
        error={message('fixedSalary')}
        text={texts.fixed}
        onType={(fixed) => change({ fixed })}
      />
      <MoneyField
        label={copy.variable}
        hint={copy.variableHint}
        error={message('variableSalary')}
        text={texts.variable}
        onType={(variable) => change({ variable })}
      />
      <CheckRow label={copy.hasStock} on={texts.hasStock} onChange={(hasStock) => change({ hasStock })} />
      {texts.hasStock && <Stock />}
    </>
  );
});

const Stock = observer(function Stock() {
  const { form } = useStore(SalaryReportStore);
  const { texts, change } = form;
  const message = fieldMessage(form, copy.problems);
  return (
    <>
      <MoneyField
        label={copy.stock}
        hint={copy.stockHint}
        error={message('stockDetail')}
        text={texts.stock}
        onType={(stock) => change({ stock })}
      />
      <div className={tool.pair}>
        <ChoiceField
          name="stockType"
          label={copy.stockType}
          value={texts.stockType}
          text={copy.stockTypes}
          options={STOCK_TYPES}
          onChoose={(stockType) => change({ stockType })}
        />
        <ChoiceField
          name="vestingPeriod"
          label={copy.vesting}
          value={texts.vestingPeriod}
          text={copy.vestings}
          options={VESTING_PERIODS}
          onChoose={(vestingPeriod) => change({ vestingPeriod })}
        />
      </div>
    </>
  );
});
