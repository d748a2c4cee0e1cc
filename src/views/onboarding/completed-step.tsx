import { observer } from 'mobx-react-lite';
import { afterProfile } from '../../core/onboarding/afterwards';
import { animationEnded } from '../../core/onboarding/answers';
import { onboardingWords as words } from '../../core/onboarding/words';
import { loaded } from '../../core/shared/loadable';
import { GateStore } from '../../stores/login/gate-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { StepForm } from './step-form';
import { useCreatePost } from './use-create-post';

export const CompletedStep = observer(function CompletedStep() {
  const store = useStore(OnboardingStore);
  const gate = useStore(GateStore);
  const { standing } = store.flow;
  const source = loaded(store.career)?.source ?? 'EMAIL';
  const { reader, writer, verified, done } = words.completed;
  const goOn = useCreatePost();
  const finish = () => {
    store.right();
    gate.close();
  };
  const animated = () => {
    store.apply(animationEnded);
    const next = afterProfile(store.flow);
    if (next.kind === 'nothing') return;
    finish();
    goOn(next);
  };
  return (
    <StepForm {...(standing.isWriter ? writer : reader)} submit={done} onSubmit={finish}>
      <span className={css.seal} onAnimationEnd={animated}>
        <Icon name={standing.verified ? 'shield-check' : 'check'} size="large" />
      </span>
      {standing.verified && <p className={css.text}>{verified[source]}</p>}
    </StepForm>
  );
});
