import { cleanText, isBlank } from '../posts/writing-rules';
import { emailProblem, tidyEmail } from '../shared/email';
import type { GrievanceInput, GrievanceKind } from './grievances-port';
import { ownPath } from './own-address';

export const MAX_GRIEVANCE_LENGTH = 4000;

export interface GrievanceTexts {
  readonly kind: GrievanceKind;
  readonly about: string;
  readonly text: string;
  readonly email: string;
}

export type GrievanceField = 'about' | 'text' | 'email';
export type GrievanceProblem = 'EMPTY' | 'NOT_OURS' | 'NO_ADDRESS' | 'NOT_TAKEN';
export type GrievanceProblems = Readonly<Partial<Record<GrievanceField, GrievanceProblem>>>;

export const NO_GRIEVANCE: GrievanceTexts = { kind: 'PRIVACY', about: '', text: '', email: '' };

interface ReadGrievance {
  /** Undefined while a field is invalid or missing. */
  readonly input: GrievanceInput | undefined;
  readonly problems: GrievanceProblems;
}

/** All fields are required except the page the grievance is about. */
export function readGrievance(texts: GrievanceTexts, origin: string): ReadGrievance {
  const about = ownPath(texts.about, origin);
  const email = tidyEmail(texts.email);
  const problems: GrievanceProblems = {
    ...(texts.about.trim() !== '' && about === undefined && { about: 'NOT_OURS' }),
    ...(isBlank(texts.text) && { text: 'EMPTY' }),
    ...(email === '' ? { email: 'EMPTY' } : emailProblem(email) === 'SHAPE' && { email: 'NO_ADDRESS' }),
  };
  const isWhole = Object.keys(problems).length === 0;
  return {
    input: isWhole ? { kind: texts.kind, about, text: cleanText(texts.text), email } : undefined,
    problems,
  };
}
