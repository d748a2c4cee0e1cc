import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { composerText as texts } from '../../core/composer/text';
import { ComposerStore } from '../../stores/composer/composer-store';
import { PicturesStore } from '../../stores/composer/pictures-store';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './composer.module.css';

interface ComposerActionsProps {
  readonly onClose: () => void;
}

export const ComposerActions = observer(function ComposerActions({ onClose }: ComposerActionsProps) {
  const store = useStore(ComposerStore);
  const profiles = useStore(PseudoProfilesStore);
  const { fail } = useStore(ToastStore);
  const [question, setQuestion] = useState<'open' | 'declined'>();
  if (question === 'open')
    return <DiscardQuestion onClose={onClose} onDone={() => setQuestion('declined')} />;
  return (
    <div className={css.actions}>
      <span className={css.saved} role="status">
        {store.worthKeeping && storedData(store)}
      </span>
      {store.worthKeeping && (
        <Button look="plain" autoFocus={question === 'declined'} onClick={() => setQuestion('open')}>
          {texts.discard}
        </Button>
      )}
      <Button
        look="gold"
        icon="send"
        busy={store.state === 'SENDING'}
        onClick={() => void store.send(profiles.profiles?.selected ?? 'ANONYMOUS').catch(fail)}
      >
        {texts.send}
      </Button>
    </div>
  );
});

function storedData({ onDevice, draft }: ComposerStore): string {
  if (!onDevice) return texts.notSaved;
  return draft.pictures.length > 0 ? texts.savedText : texts.saved;
}

interface DiscardQuestionProps extends ComposerActionsProps {
  readonly onDone: () => void;
}

/** A draft cannot be restored, and its button is beside the one that posts. */
function DiscardQuestion({ onClose, onDone }: DiscardQuestionProps) {
  const store = useStore(ComposerStore);
  const pictures = useStore(PicturesStore);
  const discard = () => {
    pictures.clear();
    store.discard();
    onDone();
    onClose();
  };
  return (
    <div className={css.actions}>
      <span className={css.saved} role="alert">
        {texts.discardQuestion}
      </span>
      <Button look="ink" onClick={discard}>
        {texts.discardDraft}
      </Button>
      <Button autoFocus onClick={onDone}>
        {texts.keepDraft}
      </Button>
    </div>
  );
}
