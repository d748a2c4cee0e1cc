import { observer } from 'mobx-react-lite';
import { rupees } from '../../core/calculators/money';
import { rupeesOf, stockPerYear } from '../../core/contributions/salary-report';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import { SalaryReportStore } from '../../stores/contributions/salary-report-store';
import { Board } from '../calculators/board';
import { useStore } from '../use-store';
import { Promises } from './promises';

export const SalaryBoard = observer(function SalaryBoard() {
  const { read, form } = useStore(SalaryReportStore);
  const { hasStock, vestingPeriod } = form.texts;
  const fixed = rupeesOf(read.fixed);
  const bonus = rupeesOf(read.variable);
  const stock = Math.round(stockPerYear(read.stock, vestingPeriod));
  const parts = [
    { label: text.parts.fixed, amount: rupees(fixed), tone: 'gold' as const },
    { label: text.parts.bonus, amount: rupees(bonus), tone: 'mint' as const },
    ...(hasStock ? [{ label: text.parts.stock, amount: rupees(stock), tone: 'blue' as const }] : []),
  ];
  return (
    <>
      <Board caption={text.board} note={text.boardNote} result={rupees(fixed + bonus)} rows={parts} />
      <Promises lines={text.promises} />
    </>
  );
});
