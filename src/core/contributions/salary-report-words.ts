import { calculatorWords } from '../calculators/words';
import { closedTable } from '../shared/closed-table';
import { longDate } from '../shared/time';
import type { StockType } from './salary-report';
import type { KeptSalaryReport } from './salary-reports-port';
import type { ReportProblem } from './sound-report';
import { jobWords } from './words';

type Kept = Pick<KeptSalaryReport, 'state' | 'countsFrom' | 'changesFrom'>;

const day = (date: string): string => longDate(new Date(`${date}T00:00:00Z`));

/** The texts of the form that adds a salary. */
export const salaryReportWords = {
  title: 'Add your salary',
  changeTitle: 'Change your salary',
  description:
    'Share what your job pays. It counts in groups of at least 14 people and is never shown alone.',
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
  removeText: ({ state, changesFrom }: Kept): string =>
    state === 'live'
      ? `Your salary leaves the figures in the next quarterly update on ${day(changesFrom)}.`
      : 'It has not been counted yet, so no figure changes.',
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
    'It only shows in groups of at least 14 people, rounded to half a lakh or more.',
    'We store it encrypted, with the month but no day, under a name that leads neither to your account nor to your posts.',
    'You can change it or take it back at any time. Figures change once a quarter, for everyone at once.',
  ],
  thanksText: ({ countsFrom }: Kept): string =>
    `Your salary will appear in the next quarterly update on ${day(countsFrom)}, if at least 14 people can be counted together.`,
  changedText: ({ changesFrom }: Kept): string =>
    `Your change will appear in the next quarterly update on ${day(changesFrom)}.`,
  counted: 'This salary counts',
  countedText: ({ countsFrom }: Kept): string =>
    `It can be part of the figures since ${day(countsFrom)}. When your pay changes, add a new salary: both count, each for its time. Correct this one only if it was wrong.`,
  correct: 'Correct it',
  toldOf: (job: string, company: string): string => `${job} at ${company}`,
  review: (company: string): string => `Rate ${company}`,
  again: 'Add another salary',
  compare: 'Are you paid fairly?',
};
