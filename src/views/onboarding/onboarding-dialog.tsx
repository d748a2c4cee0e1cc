import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screenOf } from '../../core/onboarding/flow';
import { onboardingWords as words } from '../../core/onboarding/words';
import { GateStore } from '../../stores/gate-store';
import { OnboardingStore } from '../../stores/onboarding-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { EmptyState } from '../kit/empty-state';
import { Skeleton } from '../kit/skeleton';
import { useStore } from '../use-store';
import { LeavingDialog } from './leaving-dialog';
import css from './onboarding.module.css';
import { OnboardingScreen } from './onboarding-screen';
import { Progress } from './progress';

/** Setting up the account: one question a screen, in front of what somebody wanted to do. */
export const OnboardingDialog = observer(function OnboardingDialog() {
  const gate = useStore(GateStore);
  const store = useStore(OnboardingStore);
  const need = gate.current && gate.current.gate !== 'login' ? gate.current.gate : undefined;
  useOpen(need);
  const { flow, career } = store;
  const close = () => {
    store.leave();
    gate.close();
  };
  const isFirst = flow.stepIndex === 0 && flow.nestedStepIndex === 0;
  return (
    <>
      <Dialog
        open={need !== undefined}
        onClose={close}
        title={words.title}
        titleHidden
        status={flow.isOpen && <Progress flow={flow} />}
        onBack={flow.isOpen && !isFirst && screenOf(flow) !== 'completed' ? store.left : undefined}
        className={css.dialog}
      >
        {flow.isOpen && <OnboardingScreen key={screenOf(flow)} />}
        {!flow.isOpen && career.state !== 'FAILURE' && <Skeleton lines={5} />}
        {!flow.isOpen && career.state === 'FAILURE' && (
          <EmptyState title={words.notLoaded} action={<Button onClick={store.retry}>{words.retry}</Button>} />
        )}
      </Dialog>
      <LeavingDialog />
    </>
  );
});

/** Begins when a gate asks for it. Where nothing is missing after all, the gate goes away. */
function useOpen(need: 'reader' | 'writer' | undefined): void {
  const gate = useStore(GateStore);
  const store = useStore(OnboardingStore);
  useEffect(() => {
    if (!need) return;
    void store.open({ need }).then(() => {
      if (!store.flow.isOpen && store.career.state === 'SUCCESS') gate.close();
    });
  }, [need, gate, store]);
}
