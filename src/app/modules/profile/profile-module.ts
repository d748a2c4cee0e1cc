import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { accountClient, basicDetails, contributions } from '../../../adapters/http/generated/account';
import { educations, experienceClient, workExperiences } from '../../../adapters/http/generated/experience';
import { writing, writingClient } from '../../../adapters/http/generated/writing';
import { MemberTexts } from '../../../core/composer/member-texts';
import { ContributionsPort } from '../../../core/contributions/contributions-port';
import { UnsentForms } from '../../../core/contributions/unsent-forms';
import { CareerStatusPort } from '../../../core/onboarding/career-status-port';
import { BasicDetailsPort } from '../../../core/profile/basic-details-port';
import { DetailsDraft } from '../../../core/profile/details-draft';
import { EducationsPort } from '../../../core/profile/educations-port';
import { EntryDrafts } from '../../../core/profile/entry-drafts';
import { WorkExperiencesPort } from '../../../core/profile/work-experiences-port';
import { Clock } from '../../../core/shared/clock';
import { Random } from '../../../core/shared/random';
import { Device } from '../../../core/shell/device';
import { ReviewPostStore } from '../../../stores/composer/review-post-store';
import { ContributionsStore } from '../../../stores/contributions/contributions-store';
import { OwnCareerStore } from '../../../stores/onboarding/own-career-store';
import { DetailsStore } from '../../../stores/profile/details-store';
import { EducationStore } from '../../../stores/profile/education-store';
import { ProfilePartsStore } from '../../../stores/profile/profile-parts-store';
import { WorkStore } from '../../../stores/profile/work-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { ShellStore } from '../../../stores/shell/shell-store';
import { bindChallenges } from '../contributions/bind-challenges';
import { bindCareerStatus } from '../onboarding/bind-career-status';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';

export const profileModule = new ContainerModule(({ bind, isBound }) => {
  if (!isBound(CareerStatusPort)) bindCareerStatus(bind);
  bind(OwnCareerStore).toResolvedValue((careers) => new OwnCareerStore(careers), [CareerStatusPort]);
  bind(BasicDetailsPort).toResolvedValue(
    (wire, device) => basicDetails(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(ContributionsPort).toResolvedValue(
    (wire, device) => contributions(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(WorkExperiencesPort).toResolvedValue(
    (wire, device) => workExperiences(experienceClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(EducationsPort).toResolvedValue(
    (wire, device) => educations(experienceClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(DetailsDraft).toResolvedValue((texts) => new DetailsDraft(texts.drafts), [MemberTexts]);
  bind(EntryDrafts).toResolvedValue(
    (texts, random, clock) => new EntryDrafts(texts.drafts, random, clock),
    [MemberTexts, Random, Clock],
  );
  bind(DetailsStore).toResolvedValue(
    (port, toasts, draft) => new DetailsStore(port, toasts, draft),
    [BasicDetailsPort, ToastStore, DetailsDraft],
  );
  bind(ProfilePartsStore).toResolvedValue(() => new ProfilePartsStore());
  bind(WorkStore).toResolvedValue(
    (port, drafts, toasts) => new WorkStore(port, drafts, toasts),
    [WorkExperiencesPort, EntryDrafts, ToastStore],
  );
  bind(EducationStore).toResolvedValue(
    (port, drafts, toasts) => new EducationStore(port, drafts, toasts),
    [EducationsPort, EntryDrafts, ToastStore],
  );
  bind(ContributionsStore).toResolvedValue(
    (port, forms) => new ContributionsStore(port, forms),
    [ContributionsPort, UnsentForms],
  );
  bindChallenges(bind);
  bind(ReviewPostStore).toResolvedValue(
    (wire, device, shell) =>
      new ReviewPostStore(writing(writingClient(withAmbience(wire, siteAmbience)(device))), shell),
    [SITE_WIRE, Device, ShellStore],
  );
});
