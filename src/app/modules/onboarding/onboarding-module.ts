import { type Container, ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { siteAmbience } from '../../../adapters/http/ambient';
import { accountClient, preferences } from '../../../adapters/http/generated/account';
import {
  anonymousProfile,
  careerClient,
  jobPortalAccount,
  verification,
} from '../../../adapters/http/generated/career';
import { devices, notificationClient } from '../../../adapters/http/generated/notification';
import { CommunitiesPort } from '../../../core/communities/communities-port';
import { MemberTexts } from '../../../core/composer/member-texts';
import { AnonymousProfilePort } from '../../../core/onboarding/anonymous-profile-port';
import { CareerStatusPort } from '../../../core/onboarding/career-status-port';
import { EmailDraft } from '../../../core/onboarding/email-draft';
import { EmailVerification } from '../../../core/onboarding/email-verification';
import { JobPortalAccountPort } from '../../../core/onboarding/job-portal-account-port';
import { PopupEligibility } from '../../../core/onboarding/popup-eligibility';
import { PortalConsents } from '../../../core/onboarding/portal-consents';
import { PortalLinking } from '../../../core/onboarding/portal-linking';
import { PortalPrompt } from '../../../core/onboarding/portal-prompt';
import { VerificationPort } from '../../../core/onboarding/verification-port';
import { ChoicesPort } from '../../../core/search/choices-port';
import { Timers } from '../../../core/shared/timers';
import { AnalyticsPort } from '../../../core/shell/analytics-port';
import { Device } from '../../../core/shell/device';
import { SessionStore } from '../../../stores/login/session-store';
import { CareerStatusStore } from '../../../stores/onboarding/career-status-store';
import { CareerSuggestionsStore } from '../../../stores/onboarding/career-suggestions-store';
import { OnboardingAliasStore } from '../../../stores/onboarding/onboarding-alias-store';
import { OnboardingCodeStore } from '../../../stores/onboarding/onboarding-code-store';
import { OnboardingCommunitiesStore } from '../../../stores/onboarding/onboarding-communities-store';
import { OnboardingPortalStore } from '../../../stores/onboarding/onboarding-portal-store';
import { OnboardingStore } from '../../../stores/onboarding/onboarding-store';
import { PortalFeedback } from '../../../stores/onboarding/portal-feedback';
import { UserNameCheckStore } from '../../../stores/onboarding/user-name-check-store';
import { ChoicesStore } from '../../../stores/search/choices-store';
import { ToastStore } from '../../../stores/shared/toast-store';
import { popupEligibility } from '../../popup-eligibility';
import { portalPrompt } from '../../portal-prompt';
import { withAmbience } from '../shared/ambience-wire';
import { SITE_WIRE } from '../shared/site-wire';
import { bindCareerStatus } from './bind-career-status';

type Bind = ContainerModuleLoadOptions['bind'];

/** Bindings of account setup, loaded with its dialog. */
export const onboardingModule = (container: Container): ContainerModule =>
  new ContainerModule(({ bind, isBound }) => {
    if (!isBound(CareerStatusPort)) bindCareerStatus(bind);
    bindPorts(bind);
    bindPortal(bind, container);
    bindStores(bind);
  });

function bindPorts(bind: Bind): void {
  bind(AnonymousProfilePort).toResolvedValue(
    (wire, device) => anonymousProfile(careerClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(VerificationPort).toResolvedValue(
    (wire, device) => verification(careerClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PopupEligibility).toResolvedValue(
    (wire, device) =>
      popupEligibility(devices(notificationClient(withAmbience(wire, siteAmbience)(device))), device),
    [SITE_WIRE, Device],
  );
}

function bindPortal(bind: Bind, container: Container): void {
  bind(JobPortalAccountPort).toResolvedValue(
    (wire, device) => jobPortalAccount(careerClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PortalConsents).toResolvedValue(
    (wire, device) => preferences(accountClient(withAmbience(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(PortalPrompt).toConstantValue(portalPrompt(container));
  bind(PortalLinking).toResolvedValue(
    (accounts, consents, prompt) => new PortalLinking(accounts, consents, prompt),
    [JobPortalAccountPort, PortalConsents, PortalPrompt],
  );
  bind(PortalFeedback).toResolvedValue(
    (toasts, analytics, timers) => new PortalFeedback(toasts, analytics, timers),
    [ToastStore, AnalyticsPort, Timers],
  );
  bind(OnboardingPortalStore).toResolvedValue(
    (linking, careers, feedback) => new OnboardingPortalStore(linking, careers, feedback),
    [PortalLinking, CareerStatusStore, PortalFeedback],
  );
}

function bindStores(bind: Bind): void {
  bind(OnboardingStore).toResolvedValue(
    (session, careers, timers, texts) => new OnboardingStore(session, careers, timers, texts.drafts),
    [SessionStore, CareerStatusPort, Timers, MemberTexts],
  );
  bind(CareerStatusStore).toResolvedValue(
    (careers, onboarding, toasts, texts) => new CareerStatusStore(careers, onboarding, toasts, texts.drafts),
    [CareerStatusPort, OnboardingStore, ToastStore, MemberTexts],
  );
  bind(CareerSuggestionsStore).toResolvedValue(
    (careers, onboarding) => new CareerSuggestionsStore(careers, onboarding),
    [CareerStatusPort, OnboardingStore],
  );
  bind(OnboardingCommunitiesStore).toResolvedValue(
    (communities) => new OnboardingCommunitiesStore(communities),
    [CommunitiesPort],
  );
  bind(UserNameCheckStore).toResolvedValue(
    (aliases, timers) => new UserNameCheckStore(aliases, timers),
    [AnonymousProfilePort, Timers],
  );
  bind(OnboardingAliasStore).toResolvedValue(
    (aliases, onboarding, toasts, texts) =>
      new OnboardingAliasStore(aliases, onboarding, toasts, texts.drafts),
    [AnonymousProfilePort, OnboardingStore, ToastStore, MemberTexts],
  );
  bind(EmailDraft).toResolvedValue((texts) => new EmailDraft(texts.forms), [MemberTexts]);
  bind(EmailVerification).toResolvedValue(
    (port, careers, draft) => new EmailVerification(port, careers, draft),
    [VerificationPort, CareerStatusPort, EmailDraft],
  );
  bind(OnboardingCodeStore).toResolvedValue(
    (verification, onboarding, toasts, timers) =>
      new OnboardingCodeStore(verification, onboarding, toasts, timers),
    [EmailVerification, OnboardingStore, ToastStore, Timers],
  );
  bind(ChoicesStore).toResolvedValue((choices) => new ChoicesStore(choices), [ChoicesPort]);
}
