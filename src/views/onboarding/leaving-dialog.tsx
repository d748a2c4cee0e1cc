import { observer } from 'mobx-react-lite';
import { onboardingText as text } from '../../core/onboarding/text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import css from './onboarding.module.css';

export const LeavingDialog = observer(function LeavingDialog() {
  const store = useStore(OnboardingStore);
  const requirement = useStore(LoginPromptStore);
  const { actionModal, flow } = store;
  const goOn = () => {
    store.closeActionModal();
    const { openCreatePost, internalCampaign } = flow;
    requirement.open('writer', 'general', undefined, { openCreatePost, internalCampaign });
  };
  return (
    <Dialog
      open={actionModal !== undefined}
      onClose={store.closeActionModal}
      title={text.leaving.titles[actionModal ?? 'noAnonymousTalk']}
      size="small"
    >
      <div className={css.ways}>
        <Button look="gold" onClick={goOn}>
          {text.leaving.stay}
        </Button>
        <Button look="plain" onClick={store.closeActionModal}>
          {text.leaving.leave}
        </Button>
      </div>
    </Dialog>
  );
});
