import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screenOf } from '../../core/onboarding/flow';
import { openEdit } from '../../core/onboarding/open-flow';
import { profileText } from '../../core/profile/text';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { Dialog } from '../kit/dialog';
import { Skeleton } from '../kit/skeleton';
import { OnboardingScreen } from '../onboarding/onboarding-steps';
import { useStore } from '../use-store';
import { useLists } from './use-lists';

interface AliasDialogProps {
  readonly onClose: () => void;
}

/** Reuses the alias step of account setup. */
export function AliasDialog({ onClose }: AliasDialogProps) {
  const here = useLists(true);
  if (here) return <AliasStep onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={profileText.alias.change}>
      <Skeleton lines={5} />
    </Dialog>
  );
}

const AliasStep = observer(function AliasStep({ onClose }: AliasDialogProps) {
  const store = useStore(OnboardingStore);
  const aliases = useStore(PseudoProfilesStore);
  const { flow } = store;
  const editing = flow.isOpen && flow.editScreensMode;
  useEffect(() => {
    void store
      .open({ need: undefined })
      .then(() => store.apply((flow) => openEdit(flow, 'AnonymousProfile')));
  }, [store]);
  const finished = editing && screenOf(flow) === 'completed';
  useEffect(() => {
    if (!finished) return;
    store.leave();
    void aliases.open().then(onClose);
  }, [finished, store, aliases, onClose]);
  const leave = () => {
    store.leave();
    onClose();
  };
  return (
    <Dialog open onClose={leave} title={profileText.alias.change}>
      {editing ? <OnboardingScreen key={screenOf(flow)} /> : <Skeleton lines={5} />}
    </Dialog>
  );
});
