import { observer } from 'mobx-react-lite';
import { onboardingWords as words } from '../../core/onboarding/words';
import { GateStore } from '../../stores/login/gate-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import css from './onboarding.module.css';

export const LeavingDialog = observer(function LeavingDialog() {
  const store = useStore(OnboardingStore);
  const gate = useStore(GateStore);
  const { actionModal, flow } = store;
  const goOn = () => {
    store.closeActionModal();
    const { openCreatePost, internalCampaign } = flow;
    gate.open('writer', 'general', undefined, { openCreatePost, internalCampaign });
  };
  return (
    <Dialog
      open={actionModal !== undefined}
      onClose={store.closeActionModal}
      title={words.leaving.titles[actionModal ?? 'noAnonymousTalk']}
      size="small"
    >
      <div className={css.ways}>
        <Button look="gold" onClick={goOn}>
          {words.leaving.stay}
        </Button>
        <Button look="plain" onClick={store.closeActionModal}>
          {words.leaving.leave}
        </Button>
      </div>
    </Dialog>
  );
});
