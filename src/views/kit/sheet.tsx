import { useId } from 'react';
import { classNames } from './class-names';
import type { DialogProps } from './dialog';
import { ModalFrame } from './modal-frame';
import css from './sheet.module.css';
import { useModal } from './use-modal';
import { useSwipeDown } from './use-swipe-down';

/** A dialog that slides up from below on phones and can be pulled down to close. */
export function Sheet({ open, onClose, disableClose, size = 'medium', className, ...content }: DialogProps) {
  const titleId = useId();
  const { present, dialog } = useModal({ open, onClose, disableClose });
  const swipe = useSwipeDown(dialog.ref, onClose);
  return (
    <dialog {...dialog} aria-labelledby={titleId} className={classNames(css.sheet, css[size], className)}>
      {present && !disableClose && <div ref={swipe} className={css.handle} />}
      {present && <ModalFrame {...content} titleId={titleId} onClose={disableClose ? undefined : onClose} />}
    </dialog>
  );
}
