import { offerFieldText } from '../calculators/offer-field-text';
import { closedTable } from '../shared/closed-table';
import { longDate } from '../shared/time';
import type { ReportProblem } from './report-problems';
import type { StockType } from './salary-report';
import type { OwnSalaryReport } from './salary-reports-port';
import { jobText } from './text';

type ReportState = Pick<OwnSalaryReport, 'state' | 'countsFrom' | 'changesFrom'>;

const day = (date: string): string => longDate(new Date(`${date}T00:00:00Z`));

export const salaryReportText = {
  title: 'Add your salary',
  changeTitle: 'Edit your salary',
  description: 'Share what your job pays. It’s shown only in groups of at least 14 people, never on its own.',
  lead: 'Takes a minute. Always anonymous.',
  current: 'I earn this now',
  currentText: 'If you’ve left, share pay from the last 12 months only.',
  pay: 'Your pay, yearly',
  fixed: 'Fixed pay',
  fixedHint: 'Before tax, including employer contributions',
  variable: 'Annual bonus',
  variableHint: 'Actual amount received',
  hasStock: 'I also have stock',
  stock: 'Stock granted',
  stockHint: 'Total grant value',
  stockType: 'Type of stock',
  stockTypes: closedTable({
    esops: 'ESOPs',
    rsus: 'RSUs',
    sars: 'SARs',
    other: 'Other',
    notSure: 'Not sure',
  } satisfies Record<StockType, string>),
  vesting: 'Vests over',
  vestings: offerFieldText.vestings,
  send: 'Add salary',
  removeText: ({ state, changesFrom }: ReportState): string =>
    state === 'live'
      ? `Your salary will be removed from the figures in the next quarterly update on ${day(changesFrom)}.`
      : 'It hasn’t been counted yet, so no figures will change.',
  removed: 'Salary deleted.',
  problems: {
    ...jobText.problems,
    unreadable: 'Enter one amount, such as 18.5 lakh or 18,50,000.',
    unclear: 'Is this in lakh? Confirm it below, or type the full amount.',
    tooLittle: 'This is less than ₹60,000 a year. Please check it.',
    tooMuch: 'This amount looks too high. Please check it.',
    noAmount: 'Enter the amount of stock, or leave stock out.',
  } satisfies Record<ReportProblem, string>,
  board: 'Your pay, as we’ll count it',
  noPay: 'Not entered yet',
  boardNote: 'Yearly fixed pay plus bonus. Stock is stored but not compared.',
  parts: { fixed: 'Fixed pay', bonus: 'Annual bonus', stock: 'Stock per year' },
  promises: [
    'It’s shown only in groups of at least 14 people, rounded to half a lakh or more.',
    'We store it encrypted, with the month but not the day, under an ID that doesn’t lead to your account or your posts.',
    'You can edit or delete it any time. Figures change once a quarter, for everyone at once.',
  ],
  thanksText: ({ countsFrom }: ReportState): string =>
    `Your salary will be added on ${day(countsFrom)} with the next quarterly update, if at least 14 people can be grouped together.`,
  changedText: ({ changesFrom }: ReportState): string =>
    `Your change will be added on ${day(changesFrom)} with the next quarterly update.`,
  counted: 'This salary is already counted',
  countedText: ({ countsFrom }: ReportState): string =>
    `It has counted towards our figures since ${day(countsFrom)}. If your pay changes, add a new salary: both count, each for its own time. Edit this one only if it was wrong.`,
  correct: 'Fix a mistake',
  messagesOf: (job: string, company: string): string => `${job} at ${company}`,
  review: (company: string): string => `Rate ${company}`,
  again: 'Add another salary',
  compare: 'Are you paid fairly?',
};
