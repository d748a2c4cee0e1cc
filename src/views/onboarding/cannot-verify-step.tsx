import { editCareerInstead, verifyLater } from '../../core/onboarding/answers';
import { onboardingWords as words } from '../../core/onboarding/words';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { StepForm } from './step-form';

export function CannotVerifyStep() {
  const { apply } = useStore(OnboardingStore);
  const { title, text, proceed, edit } = words.cannotVerify;
  return (
    <StepForm
      title={title}
      text={text}
      submit={proceed}
      onSubmit={() => apply(verifyLater)}
      other={
        <Button look="plain" wide onClick={() => apply(editCareerInstead)}>
          {edit}
        </Button>
      }
    />
  );
}
