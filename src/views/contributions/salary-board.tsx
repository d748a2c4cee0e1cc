import { observer } from 'mobx-react-lite';
import { rupees } from '../../core/calculators/money';
import { rupeesOf, stockPerYear } from '../../core/contributions/salary-report';
import { salaryReportWords as words } from '../../core/contributions/salary-report-words';
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
    { label: words.parts.fixed, amount: rupees(fixed), tone: 'gold' as const },
    { label: words.parts.bonus, amount: rupees(bonus), tone: 'mint' as const },
    ...(hasStock ? [{ label: words.parts.stock, amount: rupees(stock), tone: 'blue' as const }] : []),
  ];
  return (
    <>
      <Board caption={words.board} note={words.boardNote} result={rupees(fixed + bonus)} rows={parts} />
      <Promises lines={words.promises} />
    </>
  );
});
