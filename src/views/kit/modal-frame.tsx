import type { ReactNode } from 'react';
import { Icon } from './icon';
import { kitText as text } from './kit-text';
import css from './modal-frame.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface ModalContent {
  readonly title: string;
  /** For screen readers only, when the content has a visible heading. */
  readonly titleHidden?: boolean;
  /** A short status next to the close button, such as "Draft saved". */
  readonly status?: ReactNode;
  readonly onBack?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

interface ModalFrameProps extends ModalContent {
  readonly titleId: string;
  readonly onClose?: () => void;
}

/** Head, body and foot of a dialog. Only the body scrolls. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, titleId, titleHidden = false, status, onBack, onClose, children, footer } = props;
  const heading = (
    <h2 id={titleId} className={css.title}>
      {title}
    </h2>
  );
  return (
    <div className={css.frame}>
      <header className={css.head}>
        {onBack && (
          <button type="button" className={css.back} aria-label={text.back} onClick={onBack}>
            <Icon name="arrow-left" size="large" />
          </button>
        )}
        {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        <span className={css.status}>{status}</span>
        {onClose && (
          <button type="button" className={css.close} aria-label={text.close} onClick={onClose}>
            <Icon name="x" size="large" />
          </button>
        )}
      </header>
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.foot}>{footer}</footer>}
    </div>
  );
}
