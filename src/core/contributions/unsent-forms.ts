import { FormDraft } from '../composer/form-draft';
import type { Storage } from '../shared/storage';

/** In the order of lookup. */
const CONTRIBUTION_FORM_KINDS = ['review', 'interview', 'photo', 'salary', 'benefits'] as const;
export type ContributionFormKind = (typeof CONTRIBUTION_FORM_KINDS)[number];

export const DRAFT_KEYS: Readonly<Record<ContributionFormKind, string>> = {
  review: 'company-review',
  interview: 'interview-story',
  photo: 'office-photos',
  salary: 'salary-report',
  benefits: 'company-benefits',
};

export interface UnsentForm {
  readonly kind: ContributionFormKind;
  /** Empty until the member names a company. */
  readonly company: string;
}

/** The field that every form has. */
const ANY_FORM = { companyName: '' };

export class UnsentForms {
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  list(): readonly UnsentForm[] {
    return CONTRIBUTION_FORM_KINDS.flatMap((kind) => {
      const draft = new FormDraft(this.#storage, { key: DRAFT_KEYS[kind], empty: ANY_FORM });
      const texts = draft.read();
      return texts ? [{ kind, company: texts.companyName.trim() }] : [];
    });
  }
}
