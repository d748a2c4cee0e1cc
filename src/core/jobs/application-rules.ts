import { isBlank } from '../posts/writing-rules';
import { emailProblem } from '../shared/email';
import type { ApplicationDetails } from './job-application';

export type ApplicationProblem = 'missing' | 'email' | 'phone' | 'resume' | 'large';

export type ApplicationProblems = Readonly<Partial<Record<string, ApplicationProblem>>>;

const PHONE = /^\+?[\d\s-]{7,19}$/;

/** By field; the answers are answers/0, answers/1 … */
export function applicationProblems(
  { name, email, phone, answers }: ApplicationDetails,
  questions: readonly string[],
): ApplicationProblems {
  return {
    ...(isBlank(name) && { name: 'missing' as const }),
    ...(emailProblem(email) === 'SHAPE' && { email: 'email' as const }),
    ...(phone !== '' && !PHONE.test(phone) && { phone: 'phone' as const }),
    ...Object.fromEntries(
      questions.flatMap((_, index) =>
        isBlank(answers[index] ?? '') ? [[`answers/${index}`, 'missing' as const]] : [],
      ),
    ),
  };
}
