import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { companyText } from '../../core/companies/text';
import { GalleryStore } from '../../stores/companies/gallery-store';
import { Dialog } from '../kit/dialog';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { useReporting } from '../moderation/report-button';
import { useStore } from '../use-store';
import css from './lightbox.module.css';

const text = companyText.photos;
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys and two buttons lead to the neighbouring photos, across pages as well. */
export const Lightbox = observer(function Lightbox() {
  const { active, place, total, step, close } = useStore(GalleryStore);
  const reporting = useReporting();
  const isOpen = active !== undefined;
  const listens = isOpen && !reporting.isOpen;
  useEffect(() => {
    if (!listens) return;
    // Works wherever the focus is in the dialog, including the dialog element.
    const listen = ({ key }: KeyboardEvent) => {
      const by = STEPS[key];
      if (by) void step(by);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [listens, step]);
  return (
    <>
      <Dialog open={isOpen} onClose={close} title={active?.caption ?? ''} size="large">
        {active && (
          <div className={css.box}>
            <img src={active.url} alt={active.caption} width={640} height={480} />
            <div className={css.bar}>
              <IconButton
                icon="chevron-left"
                label={text.previous}
                aria-disabled={place === 1}
                onClick={() => void step(-1)}
              />
              <p role="status">{text.place(place, total)}</p>
              <IconButton
                icon="chevron-right"
                label={text.next}
                aria-disabled={place === total}
                onClick={() => void step(1)}
              />
            </div>
            <button
              type="button"
              className={css.report}
              onClick={() => reporting.report({ id: active.id, kind: 'PHOTO' })}
            >
              <Icon name="flag" />
              {text.report}
            </button>
          </div>
        )}
      </Dialog>
      {reporting.dialog}
    </>
  );
});
