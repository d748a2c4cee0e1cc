import { observer } from 'mobx-react-lite';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { useStore } from '../use-store';
import { Promises } from './promises';
import { SalaryPreview } from './salary-preview';

export const SalaryBoard = observer(function SalaryBoard() {
  const { read, form } = useStore(SalaryReportStore);
  const { jobProfile, companyName, place, hasStock, vestingPeriod } = form.texts;
  return (
    <>
      <SalaryPreview
        {...{ jobProfile, companyName, place }}
        fixed={read.fixed}
        bonus={read.variable}
        stock={hasStock ? { ...read.stock, vestingPeriod } : undefined}
      />
      <Promises lines={text.promises} />
    </>
  );
});
