import { observer } from 'mobx-react-lite';
import { animationEnded } from '../../core/onboarding/answers';
import { onboardingWords as words } from '../../core/onboarding/words';
import { GateStore } from '../../stores/gate-store';
import { OnboardingStore } from '../../stores/onboarding-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

/** Everything is told; what somebody wanted to do lies behind this. */
export const CompletedStep = observer(function CompletedStep() {
  const store = useStore(OnboardingStore);
  const gate = useStore(GateStore);
  const { standing } = store.flow;
  const { reader, writer, verified, done } = words.completed;
  const finish = () => {
    store.right();
    gate.close();
  };
  return (
    <StepForm {...(standing.isWriter ? writer : reader)} submit={done} onSubmit={finish}>
      <span className={css.seal} onAnimationEnd={() => store.apply(animationEnded)}>
        <Icon name={standing.verified ? 'shield-check' : 'check'} size="large" />
      </span>
      {standing.verified && <p className={css.text}>{verified}</p>}
    </StepForm>
  );
});
