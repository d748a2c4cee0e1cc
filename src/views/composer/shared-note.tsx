import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { composerText as texts } from '../../core/composer/text';
import { ComposerStore } from '../../stores/composer/composer-store';
import { PicturesStore } from '../../stores/composer/pictures-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './composer.module.css';

/** Offers a preset that did not replace the unfinished draft, and says if the text comes from another app or site. */
export const SharedNote = observer(function SharedNote() {
  const store = useStore(ComposerStore);
  const pictures = useStore(PicturesStore);
  const { shared, draft, hasWaitingText, waitingCommunity } = store;
  const replace = () => {
    pictures.clear();
    store.replaceDraft();
  };
  return (
    <>
      <p className={css.heldNote} role="status">
        {hasWaitingText
          ? texts.shared.notAdded
          : waitingCommunity
            ? texts.shared.draftFor(draft.community?.name ?? '')
            : shared && texts.shared.added}
      </p>
      {hasWaitingText && <Choice label={texts.shared.replace} onChoose={replace} />}
      {waitingCommunity && (
        <Choice label={texts.shared.moveTo(waitingCommunity.name)} onChoose={store.takeCommunity} />
      )}
    </>
  );
});

/** The button disappears when pressed, so the focus moves to the title. */
function Choice({ label, onChoose }: { readonly label: string; readonly onChoose: () => void }) {
  const choose = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    onChoose();
  };
  return (
    <div>
      <Button size="small" onClick={choose}>
        {label}
      </Button>
    </div>
  );
}
