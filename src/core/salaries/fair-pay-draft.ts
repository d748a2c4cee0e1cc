import { initialTexts } from '../calculators/form';
import { type DraftedForm, FormDraft } from '../composer/form-draft';
import { memoryStorage } from '../shell/memory-storage';
import { type FairPayTexts, fairPayForm } from './fair-pay-form';

export interface TypedPay {
  readonly texts: FairPayTexts;
  readonly company: string;
}

export const FAIR_PAY_FORM: DraftedForm<TypedPay> = {
  key: 'fair-pay',
  empty: { texts: initialTexts(fairPayForm({ jobProfiles: [], places: [] })), company: '' },
};

/** The pay lives in memory as long as the page and is never written to storage. */
export class FairPayDraft extends FormDraft<TypedPay> {
  constructor() {
    super(memoryStorage(), FAIR_PAY_FORM);
  }
}

/** The typed values, unless a link sets other ones. */
export function recalled(linked: FairPayTexts, typed: FairPayTexts | undefined): FairPayTexts {
  const { texts } = FAIR_PAY_FORM.empty;
  const named = Object.entries(linked).filter(([key, text]) => text !== texts[key as keyof FairPayTexts]);
  return { ...linked, ...typed, ...Object.fromEntries(named) };
}
