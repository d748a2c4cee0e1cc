import { observer } from 'mobx-react-lite';
import { screenOf, stepOf } from '../../core/onboarding/flow';
import { OnboardingPortalStore } from '../../stores/onboarding/onboarding-portal-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { useStore } from '../use-store';
import { AliasStep } from './alias-step';
import { CannotVerifyStep } from './cannot-verify-step';
import { CareerDetailsStep } from './career-details-step';
import { CareerOptionStep } from './career-option-step';
import { CodeStep } from './code-step';
import { CommunitiesStep } from './communities-step';
import { CompletedStep } from './completed-step';
import { EmailStep } from './email-step';
import { NaukriLinkScreen } from './portal-link-step';

const SCREENS = {
  communities: CommunitiesStep,
  anonymousProfile: AliasStep,
  careerOption: CareerOptionStep,
  additionalDetails: CareerDetailsStep,
  emailVerification: EmailStep,
  verifyOtp: CodeStep,
  completed: CompletedStep,
};

export const OnboardingScreen = observer(function OnboardingScreen() {
  const { flow } = useStore(OnboardingStore);
  const { source } = useStore(OnboardingPortalStore);
  if (source !== undefined && source === stepOf(flow)) return <NaukriLinkScreen />;
  if (flow.showUnemployedCantVerify) return <CannotVerifyStep />;
  const Screen = SCREENS[screenOf(flow)];
  return <Screen />;
});
