import { rupees } from '../../core/calculators/money';
import {
  rupeesOf,
  stockPerYear,
  type VestingPeriod,
  type WrittenPay,
} from '../../core/contributions/salary-report';
import { salaryReportText as text } from '../../core/contributions/salary-report-text';
import { Board } from '../calculators/board';
import css from './preview.module.css';

interface SalaryPreviewProps {
  readonly jobProfile: string;
  readonly companyName: string;
  readonly place: string;
  readonly fixed: WrittenPay;
  readonly bonus: WrittenPay;
  readonly stock: (WrittenPay & { readonly vestingPeriod: VestingPeriod }) | undefined;
}

/** A salary as it will be counted: in whole thousands, stock by year. */
export function SalaryPreview(props: SalaryPreviewProps) {
  const { jobProfile, companyName, place, stock } = props;
  const [fixed, bonus] = [rupeesOf(props.fixed), rupeesOf(props.bonus)];
  const parts = [
    { label: text.parts.fixed, amount: rupees(fixed), tone: 'gold' as const },
    { label: text.parts.bonus, amount: rupees(bonus), tone: 'mint' as const },
    ...(stock
      ? [
          {
            label: text.parts.stock,
            amount: rupees(Math.round(stockPerYear(stock, stock.vestingPeriod))),
            tone: 'blue' as const,
          },
        ]
      : []),
  ].filter(({ amount }) => amount > 0);
  return (
    <>
      {jobProfile && companyName && (
        <div className={css.counted}>
          <p className={css.name}>{text.messagesOf(jobProfile, companyName)}</p>
          <p>{place}</p>
        </div>
      )}
      <Board
        caption={text.board}
        note={text.boardNote}
        result={parts.length > 0 ? rupees(fixed + bonus) : text.noPay}
        rows={parts}
      />
    </>
  );
}
