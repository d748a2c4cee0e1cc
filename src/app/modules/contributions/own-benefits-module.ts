import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { companyClient, ownBenefits } from '../../../adapters/http/generated/company';
import { MemberTexts } from '../../../core/composer/member-texts';
import { FormLists } from '../../../core/contributions/form-lists';
import { OwnBenefitsPort } from '../../../core/contributions/own-benefits-port';
import { SubmitBenefits } from '../../../core/contributions/submit-benefits';
import { CurrentSession } from '../../../core/login/current-session';
import { Device } from '../../../core/shell/device';
import { ContributionFeedback } from '../../../stores/contributions/contribution-feedback';
import { OwnBenefitsStore } from '../../../stores/contributions/own-benefits-store';
import { LoginPromptStore } from '../../../stores/login/login-prompt-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindFormLists } from './bind-form-lists';

export const ownBenefitsModule = new ContainerModule(({ bind, isBound }) => {
  bindFormLists({ bind, isBound });
  bind(OwnBenefitsPort).toResolvedValue(
    (wire, device) => ownBenefits(companyClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(SubmitBenefits).toResolvedValue(
    (benefits, texts, current) => new SubmitBenefits(benefits, texts.forms, current),
    [OwnBenefitsPort, MemberTexts, CurrentSession],
  );
  bind(OwnBenefitsStore).toResolvedValue(
    (submission, lists, loginPrompts, toasts) =>
      new OwnBenefitsStore(submission, lists, new ContributionFeedback(loginPrompts, toasts)),
    [SubmitBenefits, FormLists, LoginPromptStore, ToastStore],
  );
});
