import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { screenOf } from '../../core/onboarding/flow';
import { openEdit } from '../../core/onboarding/open-flow';
import { profileWords } from '../../core/profile/words';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { Dialog } from '../kit/dialog';
import { Skeleton } from '../kit/skeleton';
import { OnboardingScreen } from '../onboarding/onboarding-steps';
import { useStore } from '../use-store';
import { useLists } from './use-lists';

interface FaceDialogProps {
  readonly onClose: () => void;
}

/** Reuses the alias step of account setup. */
export function FaceDialog({ onClose }: FaceDialogProps) {
  const here = useLists(true);
  if (here) return <FaceStep onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={profileWords.face.change}>
      <Skeleton lines={5} />
    </Dialog>
  );
}

const FaceStep = observer(function FaceStep({ onClose }: FaceDialogProps) {
  const store = useStore(OnboardingStore);
  const faces = useStore(PseudoProfilesStore);
  const { flow } = store;
  const editing = flow.isOpen && flow.editScreensMode;
  useEffect(() => {
    void store.open({ need: undefined }).then(() => store.apply((at) => openEdit(at, 'AnonymousProfile')));
  }, [store]);
  const finished = editing && screenOf(flow) === 'completed';
  useEffect(() => {
    if (!finished) return;
    store.leave();
    void faces.open().then(onClose);
  }, [finished, store, faces, onClose]);
  const leave = () => {
    store.leave();
    onClose();
  };
  return (
    <Dialog open onClose={leave} title={profileWords.face.change}>
      {editing ? <OnboardingScreen key={screenOf(flow)} /> : <Skeleton lines={5} />}
    </Dialog>
  );
});
