import { Icon } from './icon';
import type { IconName } from './icon-names';
import { kitText as texts } from './kit-text';
import css from './toast.module.css';

export type ToastTone = 'plain' | 'ok' | 'bad' | 'warn' | 'info';

const ICONS: Readonly<Record<ToastTone, IconName>> = {
  plain: 'bell',
  ok: 'check',
  bad: 'circle-help',
  warn: 'triangle-alert',
  info: 'message-circle',
};

interface ToastProps {
  readonly title: string;
  readonly text?: string;
  readonly tone?: ToastTone;
  readonly icon?: IconName;
  readonly link?: { readonly label: string; readonly onClick: () => void };
  readonly onClose: () => void;
  readonly leaving?: boolean;
}

/** A short notice. Its text is rendered as plain text: no links and no markup. */
export function Toast({ title, text, tone = 'plain', icon, link, onClose, leaving = false }: ToastProps) {
  return (
    <div className={css.toast} data-tone={tone} data-leaving={leaving || undefined}>
      <Icon name={icon ?? ICONS[tone]} size="large" className={css.icon} />
      <span className={css.copy}>
        {title}
        {text && <small className={css.text}>{text}</small>}
        {link && (
          <button type="button" className={css.link} onClick={link.onClick}>
            {link.label}
          </button>
        )}
      </span>
      <button type="button" className={css.close} aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
