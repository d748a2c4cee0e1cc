import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';

/** What is told of one's work in a form, in the order in which it is looked for. */
const TOLD_KINDS = ['review', 'interview', 'photo', 'salary', 'benefits'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** Where each is kept until it is sent. */
export const DRAFT_KEYS: Readonly<Record<ToldKind, string>> = {
  review: 'company-review',
  interview: 'interview-story',
  photo: 'office-photos',
  salary: 'salary-report',
  benefits: 'company-benefits',
};

/** Something that was typed and not sent. */
export interface UnsentForm {
  readonly kind: ToldKind;
  /** Empty where none is named yet. */
  readonly company: string;
}

/** What every form has, whatever else it asks. */
const ANY_FORM = { companyName: '' };

/** The forms somebody filled in this tab and did not send. */
export class UnsentForms {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  list(): readonly UnsentForm[] {
    return TOLD_KINDS.flatMap((kind) => {
      const draft = new FormDraft(this.#storage, { key: DRAFT_KEYS[kind], empty: ANY_FORM });
      const texts = draft.read();
      return texts ? [{ kind, company: texts.companyName.trim() }] : [];
    });
  }
}
