import type { DeviceOwner } from '../session/device-owner';
import type { TabStorage } from '../shell/tab-storage';
import { FormDraft } from './form-draft';

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

/** What whoever looks typed in this tab and did not send. Looking at it leaves it as it is. */
export class UnsentForms {
  readonly #storage: TabStorage;
  readonly #owner: Pick<DeviceOwner, 'id'>;

  constructor(storage: TabStorage, owner: Pick<DeviceOwner, 'id'>) {
    this.#storage = storage;
    this.#owner = owner;
  }

  list(): readonly UnsentForm[] {
    return TOLD_KINDS.flatMap((kind) => {
      const draft = new FormDraft(this.#storage, this.#owner, { key: DRAFT_KEYS[kind], empty: ANY_FORM });
      const texts = draft.peek();
      return texts ? [{ kind, company: texts.companyName.trim() }] : [];
    });
  }
}
