import type { ReactNode } from 'react';
import { Icon } from './icon';
import { useKitWords } from './kit-words';
import css from './modal-frame.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface ModalContent {
  readonly title: string;
  /** The title is only read aloud: the content has a heading of its own. */
  readonly titleHidden?: boolean;
  /** A word on the state of the thing, beside the close button: "Draft saved". */
  readonly status?: ReactNode;
  /** Draws an arrow that goes one step back. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

interface ModalFrameProps extends ModalContent {
  readonly titleId: string;
  readonly onClose?: () => void;
}

/** Head, body and foot of a dialog. The body alone scrolls. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, titleId, titleHidden = false, status, onBack, onClose, children, footer } = props;
  const words = useKitWords();
  const heading = (
    <h2 id={titleId} className={css.title}>
      {title}
    </h2>
  );
  return (
    <div className={css.frame}>
      <header className={css.head}>
        {onBack && (
          <button type="button" className={css.back} aria-label={words.back} onClick={onBack}>
            <Icon name="arrow-left" size="large" />
          </button>
        )}
        {titleHidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
        <span className={css.status}>{status}</span>
        {onClose && (
          <button type="button" className={css.close} aria-label={words.close} onClick={onClose}>
            <Icon name="x" size="large" />
          </button>
        )}
      </header>
      <div className={css.body}>{children}</div>
      {footer && <footer className={css.foot}>{footer}</footer>}
    </div>
  );
}
