import { BENEFIT_CODES, type BenefitCode } from '../companies/benefits';
import { DRAFT_KEYS } from '../contribute/unsent-forms';
import type { BenefitsProblem, ToldBenefits } from './own-benefits';

/** The form benefits are told in, as it is filled. */
export interface BenefitsTexts {
  readonly companyName: string;
  /** Codes with a blank between them. */
  readonly codes: string;
}

/** Nothing is ticked beforehand. */
export const EMPTY_BENEFITS: BenefitsTexts = { companyName: '', codes: '' };

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
  const complete = companyName !== '' && codes.length > 0;
  return {
    told: complete ? { companyName, codes } : undefined,
    problems: {
      ...(companyName === '' && { companyName: 'required' }),
      ...(codes.length === 0 && { codes: 'required' }),
    },
  };
}

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
export const benefitsTexts = ({ companyName, codes }: ToldBenefits): BenefitsTexts => ({
  companyName,
  codes: codes.join(' '),
});
