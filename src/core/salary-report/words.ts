import { calculatorWords } from '../calculators/words';
import { jobWords } from '../contribute/words';
import { longDate } from '../format/time';
import { closedTable } from '../shared/closed-table';
import type { StockType } from './salary-report';
import type { ReportProblem } from './sound-report';

const day = (date: string): string => longDate(new Date(`${date}T00:00:00Z`));

/** The texts of the form that adds a salary. */
export const salaryReportWords = {
  title: 'Add your salary',
  changeTitle: 'Change your salary',
  description: 'Tell what your job pays. It counts within groups of five or more and is never shown alone.',
  lead: 'One minute, and the next person knows what to ask for. Nobody is ever shown that it was you.',
  current: 'I earn this now',
  currentText:
    'If not, tell only what you earned in the last twelve months: older pay would pull the figures down.',
  pay: 'Your pay, yearly',
  fixed: 'Fixed pay',
  fixedHint: 'Before tax, with your employer’s part',
  variable: 'Annual bonus',
  variableHint: 'What you really got',
  hasStock: 'I also have stock',
  stock: 'Stock granted',
  stockHint: 'All of it, not a year’s part',
  stockType: 'Kind of stock',
  stockTypes: closedTable({
    esops: 'ESOPs',
    rsus: 'RSUs',
    sars: 'SARs',
    other: 'Something else',
    notSure: 'Not sure',
  } satisfies Record<StockType, string>),
  vesting: 'Vests over',
  vestings: calculatorWords.vestings,
  lakhs: 'Lakh',
  thousand: 'Thousand',
  send: 'Add my salary',
  removeText: 'It is no part of the figures any more from the next quarter on.',
  removed: 'Your salary is taken back.',
  problems: {
    ...jobWords.problems,
    unreadable: 'Please write numbers, such as 18 lakh and 50 thousand.',
    tooLittle: 'This is less than ₹60,000 a year.',
    tooMuch: 'This is more than anybody is paid.',
    noAmount: 'Say how much stock it is, or leave it out.',
  } satisfies Record<ReportProblem, string>,
  board: 'Your pay, as it will count',
  boardNote: 'Fixed pay and bonus of a year. Stock is kept beside, not compared.',
  parts: { fixed: 'Fixed pay', bonus: 'Annual bonus', stock: 'Stock, a year' },
  promises: [
    'It only shows within groups of five or more people, rounded to half a lakh.',
    'We keep the month, not the day, under a name that leads neither to your account nor to your posts.',
    'You can change it until it counts, and take it back whenever you like.',
  ],
  thanksText: ({ countsFrom }: { readonly countsFrom: string }): string =>
    `It is part of the figures from ${day(countsFrom)} on, together with everybody else’s of this quarter.`,
  counted: 'This counts already',
  countedText: ({ countsFrom }: { readonly countsFrom: string }): string =>
    `It has been part of the figures since ${day(countsFrom)}. What counts stays as it is; when your pay changes, add the new one.`,
  toldOf: (job: string, company: string): string => `${job} at ${company}`,
  review: (company: string): string => `Rate ${company}`,
  again: 'Add another salary',
  compare: 'Are you paid fairly?',
};
