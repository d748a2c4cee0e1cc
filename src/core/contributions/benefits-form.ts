import { BENEFIT_CODES, type BenefitCode } from '../companies/benefits';
import { type BenefitsProblem, MOST_NOTE, type ToldBenefits } from './own-benefits';
import { toneProblem } from './told-words';
import { DRAFT_KEYS } from './unsent-forms';

/** The form benefits are told in, as it is filled. */
export interface BenefitsTexts {
  readonly companyName: string;
  /** Codes with a blank between them. */
  readonly codes: string;
  readonly note: string;
}

/** Nothing is ticked beforehand. */
export const EMPTY_BENEFITS: BenefitsTexts = { companyName: '', codes: '', note: '' };

/** Where it is kept until it is sent. */
export const BENEFITS_DRAFT = { key: DRAFT_KEYS.benefits, empty: EMPTY_BENEFITS };

export interface ReadBenefits {
  /** Undefined while something is missing. */
  readonly told: ToldBenefits | undefined;
  readonly problems: Partial<Record<keyof ToldBenefits, BenefitsProblem>>;
}

/** What a filled form says. */
export function readBenefits(texts: BenefitsTexts): ReadBenefits {
  const companyName = texts.companyName.trim();
  const codes = ticked(texts);
  const note = texts.note.trim() || undefined;
  const unfit = noteProblem(note);
  const problems: ReadBenefits['problems'] = {
    ...(companyName === '' && { companyName: 'required' }),
    ...(codes.length === 0 && { codes: 'required' }),
    ...(unfit && { note: unfit }),
  };
  return { told: Object.keys(problems).length === 0 ? { companyName, codes, note } : undefined, problems };
}

/** A note is for its author alone, and yet it leads to nobody: what it is kept with is under a seal. */
export const noteProblem = (note = ''): BenefitsProblem | undefined =>
  note.length > MOST_NOTE ? 'long' : toneProblem(note);

/** What is ticked, in the order of the list; what nobody knows is nothing. */
export function ticked({ codes }: BenefitsTexts): readonly BenefitCode[] {
  const kept = codes.split(' ');
  return BENEFIT_CODES.filter((code) => kept.includes(code));
}

export const withTick = (
  texts: BenefitsTexts,
  code: BenefitCode,
  on: boolean,
): Pick<BenefitsTexts, 'codes'> => ({
  codes: BENEFIT_CODES.filter((one) => (one === code ? on : ticked(texts).includes(one))).join(' '),
});

/** What was told as it can be told anew. */
export const benefitsTexts = ({ companyName, codes, note = '' }: ToldBenefits): BenefitsTexts => ({
  companyName,
  codes: codes.join(' '),
  note,
});
