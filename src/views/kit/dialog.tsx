import { useId } from 'react';
import { classNames } from './class-names';
import css from './dialog.module.css';
import { type ModalContent, ModalFrame } from './modal-frame';
import { type ModalState, useModal } from './use-modal';

export interface DialogProps extends ModalContent, ModalState {
  /** 400, 480 or 640 px wide. The large one fills a phone screen. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

export function Dialog({ open, onClose, disableClose, size = 'medium', className, ...content }: DialogProps) {
  const titleId = useId();
  const { present, dialog } = useModal({ open, onClose, disableClose });
  return (
    <dialog
      {...dialog}
      aria-labelledby={titleId}
      className={classNames(css.dialog, css[size], className)}
      data-size={size}
    >
      {present && <ModalFrame {...content} titleId={titleId} onClose={disableClose ? undefined : onClose} />}
    </dialog>
  );
}
