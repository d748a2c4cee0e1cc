import { FormDraft } from '../contribute/form-draft';
import { Telling } from '../contribute/telling';
import type { CurrentSession } from '../session/current-session';
import { DeviceOwner } from '../session/device-owner';
import type { Cookies } from '../shared/cookies';
import type { TabStorage } from '../shell/tab-storage';
import { BENEFITS_DRAFT, type BenefitsTexts } from './benefits-form';
import type { OwnBenefits, ToldBenefits } from './own-benefits';
import type { OwnBenefitsPort } from './own-benefits-port';

/** Telling what a company gives besides pay. */
export class BenefitsTelling extends Telling<ToldBenefits, OwnBenefits, BenefitsTexts> {
  constructor(
    benefits: OwnBenefitsPort,
    storage: TabStorage,
    current: CurrentSession,
    cookies: Pick<Cookies, 'read'>,
  ) {
    super(
      {
        add: (told) => benefits.addBenefits(told),
        read: (of, call) => benefits.readOwnBenefits(of, call),
        change: (told) => benefits.changeBenefits(told),
        remove: (of) => benefits.removeBenefits(of),
      },
      new FormDraft(storage, new DeviceOwner(current, cookies), BENEFITS_DRAFT),
      current,
    );
  }
}
