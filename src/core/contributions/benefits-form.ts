import { BENEFIT_CODES, type BenefitCode } from '../companies/benefits';
import { type BenefitsInput, type BenefitsProblem, MAX_NOTE_LENGTH } from './own-benefits';
import { toneProblem, visibleText } from './text-problems';
import { DRAFT_KEYS } from './unsent-forms';

export interface BenefitsTexts {
  readonly companyName: string;
  /** Codes, separated by spaces. */
  readonly codes: string;
  readonly note: string;
}

export const EMPTY_BENEFITS: BenefitsTexts = { companyName: '', codes: '', note: '' };

/** The fields of each step. */
export const BENEFITS_STEPS = [['companyName', 'codes'], ['note']] as const;

export const BENEFITS_DRAFT = { key: DRAFT_KEYS.benefits, empty: EMPTY_BENEFITS };

export interface ReadBenefits {
  /** Undefined while a required part is missing. */
  readonly contribution: BenefitsInput | undefined;
  readonly problems: Partial<Record<keyof BenefitsInput, BenefitsProblem>>;
}

export function readBenefits(texts: BenefitsTexts): ReadBenefits {
  const companyName = texts.companyName.trim();
  const codes = ticked(texts);
  const note = visibleText(texts.note);
  const unfit = noteProblem(note);
  const problems: ReadBenefits['problems'] = {
    ...(companyName === '' && { companyName: 'required' }),
    ...(codes.length === 0 && { codes: 'required' }),
    ...(unfit && { note: unfit }),
  };
  return {
    contribution: Object.keys(problems).length === 0 ? { companyName, codes, note } : undefined,
    problems,
  };
}

/** Only the author reads the note, yet it must not identify anyone: it is stored under a seal. */
export const noteProblem = (note = ''): BenefitsProblem | undefined =>
  note.length > MAX_NOTE_LENGTH ? 'long' : toneProblem(note);

/** In list order; ignores unknown codes. */
export function ticked({ codes }: BenefitsTexts): readonly BenefitCode[] {
  const saved = codes.split(' ');
  return BENEFIT_CODES.filter((code) => saved.includes(code));
}

export const withTick = (
  texts: BenefitsTexts,
  code: BenefitCode,
  on: boolean,
): Pick<BenefitsTexts, 'codes'> => ({
  codes: BENEFIT_CODES.filter((item) => (item === code ? on : ticked(texts).includes(item))).join(' '),
});

export const benefitsTexts = ({ companyName, codes, note = '' }: BenefitsInput): BenefitsTexts => ({
  companyName,
  codes: codes.join(' '),
  note,
});
