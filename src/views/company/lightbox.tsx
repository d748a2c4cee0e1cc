import { useEffect } from 'react';
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
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** One photo large; the arrow keys and two buttons lead to the ones beside it. */
export function Lightbox({ photos, open, onShow }: LightboxProps) {
  const at = photos.findIndex(({ id }) => id === open?.id);
  const before = photos[at - 1];
  const after = photos[at + 1];
  useEffect(() => {
    if (at < 0) return;
    // Wherever in the dialog the focus is, also on its frame.
    const listen = (event: KeyboardEvent) => {
      const next = photos[at + (STEPS[event.key] ?? photos.length)];
      if (next) onShow(next);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [at, photos, onShow]);
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => onShow(undefined)}
      title={open?.caption ?? ''}
      size="large"
    >
      {open && (
        <div className={css.box}>
          <img src={open.url} alt={open.caption} width={640} height={480} />
          <div className={css.bar}>
            <IconButton
              icon="chevron-left"
              label={words.previous}
              aria-disabled={!before}
              onClick={() => before && onShow(before)}
            />
            <p role="status">{words.place(at + 1, photos.length)}</p>
            <IconButton
              icon="chevron-right"
              label={words.next}
              aria-disabled={!after}
              onClick={() => after && onShow(after)}
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
