import type { KeyboardEvent } from 'react';
import type { Photo } from '../../core/companies/company';
import { companyWords } from '../../core/companies/words';
import { Dialog } from '../kit/dialog';
import { IconButton } from '../kit/icon-button';
import css from './lightbox.module.css';

interface LightboxProps {
  readonly photos: readonly Photo[];
  readonly open: Photo | undefined;
  readonly onShow: (photo: Photo | undefined) => void;
}

const words = companyWords.photos;

/** One photo large; arrows lead to the ones beside it. */
export function Lightbox({ photos, open, onShow }: LightboxProps) {
  const at = photos.findIndex(({ id }) => id === open?.id);
  const step = (by: number) => {
    const next = photos[at + by];
    if (next) onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1);
    if (event.key === 'ArrowRight') step(1);
  };
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => onShow(undefined)}
      title={open?.caption ?? ''}
      size="large"
    >
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut for the two buttons.
        <div className={css.box} onKeyDown={onKeyDown}>
          <img src={open.url} alt={open.caption} width={640} height={480} />
          <div className={css.bar}>
            <IconButton
              icon="chevron-left"
              label={words.previous}
              aria-disabled={at <= 0}
              onClick={() => step(-1)}
            />
            <p role="status">{words.place(at + 1, photos.length)}</p>
            <IconButton
              icon="chevron-right"
              label={words.next}
              aria-disabled={at === photos.length - 1}
              onClick={() => step(1)}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
