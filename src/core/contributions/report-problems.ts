import { MAX_PAY, MAX_STOCK, MIN_PAY, rupeesOf, type SalaryReport, type WrittenPay } from './salary-report';

export type ReportProblem =
  | 'refused'
  | 'required'
  | 'unreadable'
  | 'unclear'
  | 'unknown'
  | 'elsewhere'
  | 'tooLittle'
  | 'tooMuch'
  | 'noAmount';

export type ReportProblems = Partial<Record<keyof SalaryReport, ReportProblem>>;

interface ReportedPay {
  readonly fixedSalary: WrittenPay;
  readonly variableSalary?: WrittenPay | undefined;
  readonly stockDetail?: WrittenPay | undefined;
}

/** Rejects implausibly low or high pay as a typing error; stock needs an amount. */
export function payProblems({ fixedSalary, variableSalary, stockDetail }: ReportedPay): ReportProblems {
  const fixed = rupeesOf(fixedSalary);
  const both = fixed + (variableSalary ? rupeesOf(variableSalary) : 0);
  const stock = stockDetail && rupeesOf(stockDetail);
  return {
    ...(fixed < MIN_PAY && { fixedSalary: 'tooLittle' as const }),
    ...(fixed > MAX_PAY && { fixedSalary: 'tooMuch' as const }),
    ...(fixed <= MAX_PAY && both > MAX_PAY && { variableSalary: 'tooMuch' as const }),
    ...(stock === 0 && { stockDetail: 'noAmount' as const }),
    ...(stock !== undefined && stock > MAX_STOCK && { stockDetail: 'tooMuch' as const }),
  };
}

export const hasProblems = (problems: ReportProblems): boolean => Object.keys(problems).length > 0;
