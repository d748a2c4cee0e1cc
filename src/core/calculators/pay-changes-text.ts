import type { PayChangeId } from './pay-changes';
import { calculatorTitles } from './titles-text';

interface PayChangeText {
  readonly name: string;
  readonly result: string;
  readonly note: string;
  readonly fields: Readonly<Record<string, string>>;
}

const salary = 'Your salary this year';

export const payChangesText = {
  title: calculatorTitles['pay-changes'],
  description:
    'Calculate what a job change, a raise, a notice buyout, a bonus clawback, leave encashment, stock or arrears bring you after tax, with every step shown.',
  lead: 'See what is left after tax when your pay changes during the year.',
  change: 'What changes?',
  changes: {
    jobChange: {
      name: 'Job change during the year',
      result: 'Tax still to pay at the end of the year',
      note: 'Give your new employer Form 122 (earlier 12B) with your earlier salary and tax. Then it deducts this amount month by month.',
      fields: {
        earned: 'Salary from your previous employer this year',
        deducted: 'Tax your previous employer deducted',
        rest: 'Salary from your new employer this year',
      },
    },
    raise: {
      name: 'Raise during the year',
      result: 'Monthly in-hand pay after the raise',
      note: 'The year’s tax is spread over the remaining months, so you take home a little less this year than next year.',
      fields: {
        before: 'Gross pay before, monthly',
        after: 'Gross pay after, monthly',
        month: 'First month of the raise (1 = April, 12 = March)',
        pf: 'Your PF, monthly',
      },
    },
    noticeBuyout: {
      name: 'Notice-period buyout',
      result: 'What the buyout costs you',
      note: 'What your new employer pays back is taxed as salary. Employers don’t deduct the buyout from your income; some tribunals allowed it in the tax return, so ask an adviser.',
      fields: {
        monthly: 'Monthly pay stated in your contract',
        days: 'Days of notice you don’t serve',
        reimbursed: 'Paid back by your new employer',
        salary,
      },
    },
    clawback: {
      name: 'Joining-bonus clawback',
      result: 'Bonus you have to repay',
      note: 'Most contracts ask for the amount before tax. Ask your employer to recover it through payroll in the same financial year, so that the tax goes down too.',
      fields: {
        bonus: 'Joining bonus you were paid',
        agreed: 'Months you agreed to stay',
        served: 'Months you stayed',
        proRata: 'The contract counts the months I stayed',
        salary,
      },
    },
    leaveEncashment: {
      name: 'Leave encashment',
      result: 'Leave encashment after tax',
      note: 'Tax-free only when you leave the job or retire. Doesn’t apply to government employees.',
      fields: {
        basic: 'Basic and DA, monthly (average of ten months)',
        days: 'Unused days of leave',
        years: 'Full years of service',
        leaving: 'I’m leaving or retiring',
        exempted: 'Tax-free leave encashment from earlier jobs',
        salary,
      },
    },
    stock: {
      name: 'ESOP or RSU',
      result: 'In hand after both taxes',
      note: 'Enter amounts in rupees. For foreign shares use the SBI rate of the last day of the month before. We leave out surcharge on gains, losses and tax paid abroad.',
      fields: {
        shares: 'Number of shares',
        price: 'Exercise price per share (0 for RSUs)',
        vesting: 'Market price at vesting or exercise',
        sale: 'Sale price per share',
        held: 'Months between vesting and sale',
        listing: 'Shares are',
        salary,
      },
    },
    arrears: {
      name: 'Arrears and section 89',
      result: 'Relief under section 89',
      note: 'File Form 10E before your return, or the relief will be refused. We use the new regime and the same slabs for both years.',
      fields: {
        arrears: 'Arrears paid this year',
        salary: 'Your salary this year, without arrears',
        earlier: 'Your salary in the year the arrears belong to',
      },
    },
  } satisfies Record<PayChangeId, PayChangeText>,
  listings: { indian: 'Listed in India', other: 'Foreign or unlisted' },
};
