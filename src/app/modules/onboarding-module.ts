import { ContainerModule } from 'inversify';
import { siteAmbience } from '../../adapters/http/ambient';
import {
  anonymousProfile,
  careerClient,
  careerStatus,
  verification,
} from '../../adapters/http/generated/career';
import { putsAsPosts } from '../../adapters/http/puts-as-posts';
import { CareerStatusPort } from '../../core/career-status/career-status-port';
import { ChoicesPort } from '../../core/choices/choices-port';
import { CommunitiesPort } from '../../core/communities/communities-port';
import { AnonymousProfilePort } from '../../core/onboarding/anonymous-profile-port';
import { Timers } from '../../core/shared/timers';
import { Device } from '../../core/shell/device';
import { TabStorage } from '../../core/shell/tab-storage';
import { VerificationPort } from '../../core/verification/verification-port';
import { CareerStatusStore } from '../../stores/career-status-store';
import { ChoicesStore } from '../../stores/choices-store';
import { OnboardingCodeStore } from '../../stores/onboarding-code-store';
import { OnboardingCommunitiesStore } from '../../stores/onboarding-communities-store';
import { OnboardingFaceStore } from '../../stores/onboarding-face-store';
import { OnboardingStore } from '../../stores/onboarding-store';
import { SessionStore } from '../../stores/session-store';
import { ToastStore } from '../../stores/toast-store';
import { SITE_WIRE } from './site-wire';
import { speaking } from './speaking';

/** What setting up an account needs; it comes with its dialog. */
export const onboardingModule = new ContainerModule(({ bind }) => {
  bind(CareerStatusPort).toResolvedValue(
    (wire, device) => careerStatus(careerClient(speaking(putsAsPosts(wire), siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(AnonymousProfilePort).toResolvedValue(
    (wire, device) => anonymousProfile(careerClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(VerificationPort).toResolvedValue(
    (wire, device) => verification(careerClient(speaking(wire, siteAmbience)(device))),
    [SITE_WIRE, Device],
  );
  bind(OnboardingStore).toResolvedValue(
    (session, careers, timers, storage) => new OnboardingStore(session, careers, timers, storage),
    [SessionStore, CareerStatusPort, Timers, TabStorage],
  );
  bind(CareerStatusStore).toResolvedValue(
    (careers, onboarding, toasts, storage) => new CareerStatusStore(careers, onboarding, toasts, storage),
    [CareerStatusPort, OnboardingStore, ToastStore, TabStorage],
  );
  bind(OnboardingCommunitiesStore).toResolvedValue(
    (communities) => new OnboardingCommunitiesStore(communities),
    [CommunitiesPort],
  );
  bind(OnboardingFaceStore).toResolvedValue(
    (faces, onboarding, toasts) => new OnboardingFaceStore(faces, onboarding, toasts),
    [AnonymousProfilePort, OnboardingStore, ToastStore],
  );
  bind(OnboardingCodeStore).toResolvedValue(
    (port, onboarding, toasts, timers) => new OnboardingCodeStore(port, onboarding, toasts, timers),
    [VerificationPort, OnboardingStore, ToastStore, Timers],
  );
  bind(ChoicesStore).toResolvedValue((choices) => new ChoicesStore(choices), [ChoicesPort]);
});
