import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import { companyClient, ownBenefits } from '../../adapters/http/generated/company';
import { MemberTexts } from '../../core/drafts/member-texts';
import { FairPayPort } from '../../core/fair-pay/fair-pay-port';
import { BenefitsTelling } from '../../core/own-benefits/benefits-telling';
import { OwnBenefitsPort } from '../../core/own-benefits/own-benefits-port';
import { CurrentSession } from '../../core/session/current-session';
import { Device } from '../../core/shell/device';
import { GateStore } from '../../stores/gate-store';
import { OwnBenefitsStore } from '../../stores/own-benefits-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What the form benefits are told in needs beside the names of employers. */
export const ownBenefitsModule = new ContainerModule(({ bind }) => {
  bind(OwnBenefitsPort).toResolvedValue(
    (wire, device) => ownBenefits(companyClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(BenefitsTelling).toResolvedValue(
    (benefits, texts, current) => new BenefitsTelling(benefits, texts.forms, current),
    [OwnBenefitsPort, MemberTexts, CurrentSession],
  );
  bind(OwnBenefitsStore).toResolvedValue(
    (telling, lists, gates, toasts) => new OwnBenefitsStore({ telling, lists, gates, toasts }),
    [BenefitsTelling, FairPayPort, GateStore, ToastStore],
  );
});
