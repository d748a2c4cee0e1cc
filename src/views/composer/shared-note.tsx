import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { composerText as texts } from '../../core/composer/text';
import { ComposerStore } from '../../stores/composer/composer-store';
import { PicturesStore } from '../../stores/composer/pictures-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './composer.module.css';

/** Says that this text is someone else's: any app or site can share text with this one. */
export const SharedNote = observer(function SharedNote() {
  const { shared, waiting, replaceDraft } = useStore(ComposerStore);
  const pictures = useStore(PicturesStore);
  const replace = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    pictures.clear();
    replaceDraft();
  };
  return (
    <>
      <p className={css.heldNote} role="status">
        {waiting ? texts.shared.notAdded : shared && texts.shared.added}
      </p>
      {waiting && (
        <div>
          <Button size="small" onClick={replace}>
            {texts.shared.replace}
          </Button>
        </div>
      )}
    </>
  );
});
