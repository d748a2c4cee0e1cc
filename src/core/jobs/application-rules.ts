import { isBlank } from '../posts/writing-rules';
import { emailProblem } from '../shared/email';
import type { Failure } from '../shared/failure';
import type { ChosenFile } from '../shared/picture-uploads';
import { type ApplicationDetails, MAX_RESUME_BYTES } from './job-application';

export type ApplicationProblem = 'missing' | 'email' | 'phone' | 'resume' | 'large';

export type ApplicationProblems = Readonly<Partial<Record<string, ApplicationProblem>>>;

const PHONE = /^\+?\p{Nd}{7,15}$/u;
const BETWEEN_DIGITS = /[\s().-]/g;

/** Numbers copied from contacts or chats have invisible marks of direction. */
export const tidyPhone = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** By field; the answers are answers/0, answers/1 … */
export function applicationProblems(
  { name, email, phone, answers }: ApplicationDetails,
  questions: readonly string[],
): ApplicationProblems {
  const digits = tidyPhone(phone).replace(BETWEEN_DIGITS, '');
  return {
    ...(isBlank(name) && { name: 'missing' as const }),
    ...(emailProblem(email) === 'SHAPE' && { email: 'email' as const }),
    ...(tidyPhone(phone) !== '' && !PHONE.test(digits) && { phone: 'phone' as const }),
    ...Object.fromEntries(
      questions.flatMap((_, index) =>
        isBlank(answers[index] ?? '') ? [[`answers/${index}`, 'missing' as const]] : [],
      ),
    ),
  };
}

/** Why the chosen file is refused before it is read. */
export function resumeProblem(file: ChosenFile | undefined): ApplicationProblem | undefined {
  if (!file) return 'resume';
  return file.size > MAX_RESUME_BYTES ? 'large' : undefined;
}

const PROBLEMS: readonly string[] = [
  'missing',
  'email',
  'phone',
  'resume',
  'large',
] satisfies ApplicationProblem[];

/** The problems by field that the service found. */
export const refusedApplication = ({ fields }: Failure): ApplicationProblems =>
  Object.fromEntries(
    fields.flatMap(({ field, code }) =>
      PROBLEMS.includes(code) ? [[field.replace(/^\/body\//, ''), code as ApplicationProblem]] : [],
    ),
  );
