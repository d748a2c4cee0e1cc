import { observer } from 'mobx-react-lite';
import { animationEnded } from '../../core/onboarding/answers';
import { careerBadge } from '../../core/onboarding/career-badge';
import { afterProfile } from '../../core/onboarding/follow-up-action';
import { onboardingText as text } from '../../core/onboarding/text';
import { loaded } from '../../core/shared/loadable';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { StepForm } from './step-form';
import { useCreatePost } from './use-create-post';
import { VerifiedBadge } from './verified-badge';

export const CompletedStep = observer(function CompletedStep() {
  const store = useStore(OnboardingStore);
  const requirement = useStore(LoginPromptStore);
  const { profileStatus } = store.flow;
  const career = loaded(store.career);
  const source = career?.source ?? 'EMAIL';
  const { reader, writer, verified, partlyVerified, proven, done } = text.completed;
  const isProof = profileStatus.verified !== undefined && store.flow.sequence[0] === 'Verification';
  // Only this flow has just loaded the career that was verified.
  const badge = isProof && career && careerBadge({ ...career, verified: profileStatus.verified });
  const role = profileStatus.isWriter ? writer : reader;
  const goOn = useCreatePost();
  const finish = () => {
    store.right();
    requirement.close();
  };
  const animated = () => {
    store.apply(animationEnded);
    const next = afterProfile(store.flow);
    if (next.kind === 'nothing') return;
    finish();
    goOn(next);
  };
  return (
    <StepForm {...(isProof ? proven : role)} submit={done} onSubmit={finish}>
      <span className={css.seal} onAnimationEnd={animated}>
        <Icon name={profileStatus.verified ? 'shield-check' : 'check'} size="large" />
      </span>
      {profileStatus.verified && (
        <p className={css.text}>
          {profileStatus.verified === 'VERIFIED' ? verified[source] : partlyVerified}
        </p>
      )}
      {badge && <VerifiedBadge badge={badge} />}
    </StepForm>
  );
});
