import { editCareerInstead, postponeVerification } from '../../core/onboarding/answers';
import { onboardingText as texts } from '../../core/onboarding/text';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { StepForm } from './step-form';

export function CannotVerifyStep() {
  const { apply } = useStore(OnboardingStore);
  const { title, text, proceed, edit } = texts.cannotVerify;
  return (
    <StepForm
      title={title}
      text={text}
      submit={proceed}
      onSubmit={() => apply(postponeVerification)}
      other={
        <Button look="plain" wide onClick={() => apply(editCareerInstead)}>
          {edit}
        </Button>
      }
    />
  );
}
