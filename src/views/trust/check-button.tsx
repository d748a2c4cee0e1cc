import { useState } from 'react';
import { checkButtonText as text } from '../../core/trust/check-button-text';
import type { LoggedContribution } from '../../core/trust/contribution';
import { Icon } from '../kit/icon';
import { lazyWindow } from '../shared/lazy-window';
import css from './check-button.module.css';

const Check = lazyWindow(() =>
  import(/* webpackChunkName: "trust" */ './check-part').then((file) => file.CheckPart),
);

interface CheckButtonProps {
  readonly shown: LoggedContribution;
  readonly className?: string | undefined;
}

/** Opens the check of what the page shows against the public log. */
export function CheckButton({ shown, className = css.check }: CheckButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        <Icon name="shield-check" />
        <span>{text.label}</span>
      </button>
      {open && <Check shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}
