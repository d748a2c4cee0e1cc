import { initialTexts } from '../calculators/form';
import { type DraftedForm, FormDraft } from '../composer/form-draft';
import { memoryStorage } from '../shell/memory-storage';
import { type FairPayTexts, fairPayForm } from './fair-pay-form';

/** What was typed of 'are you paid fairly'. */
export interface TypedPay {
  readonly texts: FairPayTexts;
  readonly company: string;
}

export const FAIR_PAY_FORM: DraftedForm<TypedPay> = {
  key: 'fair-pay',
  empty: { texts: initialTexts(fairPayForm({ jobProfiles: [], places: [] })), company: '' },
};

/** A pay is held while the page lives and written down nowhere. */
export class FairPayDraft extends FormDraft<TypedPay> {
  constructor() {
    super(memoryStorage(), FAIR_PAY_FORM);
  }
}

/** What was typed before, unless a link asks for something else. */
export function recalled(linked: FairPayTexts, typed: FairPayTexts | undefined): FairPayTexts {
  const { texts } = FAIR_PAY_FORM.empty;
  const named = Object.entries(linked).filter(([key, text]) => text !== texts[key as keyof FairPayTexts]);
  return { ...linked, ...typed, ...Object.fromEntries(named) };
}
