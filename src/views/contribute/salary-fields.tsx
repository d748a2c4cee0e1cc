import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { YEAR_CHOICES } from '../../core/fair-pay/fair-pay-form';
import { departmentsOf, jobsOf, withDepartment, withJob } from '../../core/salary-report/report-form';
import { STOCK_TYPES, VESTING_PERIODS } from '../../core/salary-report/salary-report';
import type { ReportProblems } from '../../core/salary-report/sound-report';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { ChoiceField } from '../calculators/choice-field';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { Select, type SelectOption } from '../kit/select';
import { CheckRow } from '../settings/check-row';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { PayBoxes } from './pay-boxes';

/** Who works where, and for how much. */
export const SalaryFields = observer(function SalaryFields({ children }: { readonly children?: ReactNode }) {
  const { known, busy } = useStore(SalaryReportStore);
  return (
    <div className={css.fields}>
      <h2>{words.who}</h2>
      <Job />
      <h2 className={css.second}>{words.pay}</h2>
      <Pay />
      <Button type="submit" look="gold" size="large" wide busy={busy}>
        {known ? words.change : words.send}
      </Button>
      {children}
    </div>
  );
});

const said = (problems: ReportProblems, part: keyof ReportProblems): string | undefined => {
  const problem = problems[part];
  return problem && words.problems[problem];
};

const Job = observer(function Job() {
  const { texts, choices, employers, problems, change, typeCompany } = useStore(SalaryReportStore);
  return (
    <>
      <Field label={words.company} error={said(problems, 'companyName')}>
        <LazyCombobox
          label={words.company}
          placeholder={words.companyPlaceholder}
          icon="building-2"
          value={texts.companyName}
          options={employers.map(({ id, name }) => ({ id: String(id), label: name }))}
          onInput={(text) => void typeCompany(text)}
          onSelect={({ label }) => change({ companyName: label })}
        />
      </Field>
      <Choice
        label={words.department}
        open={words.allDepartments}
        error={said(problems, 'department')}
        value={texts.department}
        options={departmentsOf(choices).map((name) => ({ value: name, label: name }))}
        onChoose={(department) => change(withDepartment(texts, department, choices))}
      />
      <Choice
        label={words.role}
        open={words.chooseRole}
        error={said(problems, 'jobProfile')}
        value={texts.jobProfile}
        options={jobsOf(choices, texts.department).map(({ name }) => ({ value: name, label: name }))}
        onChoose={(job) => change(withJob(texts, job, choices))}
      />
      <div className={css.pair}>
        <Choice
          label={words.place}
          open={words.choosePlace}
          error={said(problems, 'locationId')}
          value={texts.locationId}
          options={choices.places.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChoose={(locationId) => change({ locationId })}
        />
        <Choice
          label={words.years}
          open={words.chooseYears}
          error={said(problems, 'totalExperience')}
          value={texts.totalExperience}
          options={YEAR_CHOICES.map((value) => ({ value, label: words.yearsLabel(Number(value)) }))}
          onChoose={(totalExperience) => change({ totalExperience })}
        />
      </div>
      <CheckRow
        label={words.current}
        text={words.currentText}
        on={texts.currentSalary}
        onChange={(currentSalary) => change({ currentSalary })}
      />
    </>
  );
});

interface ChoiceProps {
  readonly label: string;
  /** What stands there while nothing is chosen. */
  readonly open: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, open, error, value, options, onChoose }: ChoiceProps) => (
  <Field label={label} error={error}>
    <Select value={value} options={[{ value: '', label: open }, ...options]} onChange={onChoose} />
  </Field>
);

const Pay = observer(function Pay() {
  const { texts, problems, change } = useStore(SalaryReportStore);
  return (
    <>
      <PayBoxes
        label={words.fixed}
        hint={words.fixedHint}
        error={said(problems, 'fixedSalary')}
        value={texts.fixed}
        onType={(fixed) => change({ fixed })}
      />
      <PayBoxes
        label={words.variable}
        hint={words.variableHint}
        error={said(problems, 'variableSalary')}
        value={texts.variable}
        onType={(variable) => change({ variable })}
      />
      <CheckRow label={words.hasStock} on={texts.hasStock} onChange={(hasStock) => change({ hasStock })} />
      {texts.hasStock && <Stock />}
    </>
  );
});

const Stock = observer(function Stock() {
  const { texts, problems, change } = useStore(SalaryReportStore);
  return (
    <>
      <PayBoxes
        label={words.stock}
        hint={words.stockHint}
        error={said(problems, 'stockDetail')}
        value={texts.stock}
        onType={(stock) => change({ stock })}
      />
      <div className={css.pair}>
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
