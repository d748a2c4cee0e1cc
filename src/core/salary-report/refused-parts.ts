import type { Failure } from '../shared/failure';
import type { ReportProblem, ReportProblems } from './sound-report';

const PROBLEMS: Readonly<Record<string, ReportProblem>> = {
  unknown: 'unknown',
  elsewhere: 'elsewhere',
  tooLittle: 'tooLittle',
  tooMuch: 'tooMuch',
  noAmount: 'noAmount',
  required: 'required',
};

/** Which parts of a report the service did not take: /body/fixedSalary/lakhs is the fixed pay. */
export const refusedParts = ({ fields }: Pick<Failure, 'fields'>): ReportProblems =>
  Object.fromEntries(
    fields.map(({ field, code }) => [field.split('/')[2] ?? '', PROBLEMS[code] ?? 'unreadable'] as const),
  );
