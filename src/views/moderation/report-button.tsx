import { useState } from 'react';
import type { Reportable } from '../../core/posts/post-actions-port';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { Icon } from '../kit/icon';
import { lazyWindow } from '../shared/lazy-window';
import { useStore } from '../use-store';

const Report = lazyWindow(() =>
  import(/* webpackChunkName: "composer" */ '../composer/report-part').then((file) => file.ReportPart),
);

/** Only readers may report; all others see the login prompt. The dialog loads on demand. */
export function useReporting() {
  const session = useStore(SessionStore);
  const loginPrompts = useStore(LoginPromptStore);
  const [reportable, setThing] = useState<Reportable>();
  const report = (wanted: Reportable) => {
    const requirement = session.missing('reader');
    if (requirement) loginPrompts.open(requirement);
    else setThing(wanted);
  };
  const dialog = reportable && <Report thing={reportable} onClose={() => setThing(undefined)} />;
  return { report, dialog, isOpen: reportable !== undefined };
}

interface ReportButtonProps {
  readonly thing: Reportable;
  readonly className: string | undefined;
  readonly label: string;
}

export function ReportButton({ thing: reportable, className, label }: ReportButtonProps) {
  const { report, dialog } = useReporting();
  return (
    <>
      <button type="button" className={className} onClick={() => report(reportable)}>
        <Icon name="flag" />
        {label}
      </button>
      {dialog}
    </>
  );
}
