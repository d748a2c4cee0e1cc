import { useState } from 'react';
import type { Reportable } from '../../core/posts/post-actions-port';
import { GateStore } from '../../stores/login/gate-store';
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
  const gates = useStore(GateStore);
  const [thing, setThing] = useState<Reportable>();
  const report = (wanted: Reportable) => {
    const gate = session.missing('reader');
    if (gate) gates.open(gate);
    else setThing(wanted);
  };
  const dialog = thing && <Report thing={thing} onClose={() => setThing(undefined)} />;
  return { report, dialog, isOpen: thing !== undefined };
}

interface ReportButtonProps {
  readonly thing: Reportable;
  readonly className: string | undefined;
  readonly label: string;
}

export function ReportButton({ thing, className, label }: ReportButtonProps) {
  const { report, dialog } = useReporting();
  return (
    <>
      <button type="button" className={className} onClick={() => report(thing)}>
        <Icon name="flag" />
        {label}
      </button>
      {dialog}
    </>
  );
}
