import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import { buildQuery } from '../../core/shell/query';
import { SessionStore } from '../../stores/login/session-store';
import { ErrorBoundary } from '../kit/error-boundary';
import { useStore } from '../use-store';
import type { CalculatorDraftProps } from './member-draft';

const MemberDraft = lazy(async () => ({
  default: (await import(/* webpackChunkName: "calculator-draft" */ './member-draft')).MemberDraft,
}));

/** Restores the numbers that a member typed, after a reload or a new login. Those of a visitor are not stored. */
export const CalculatorDraft = observer(function CalculatorDraft(props: CalculatorDraftProps) {
  const { signedIn } = useStore(SessionStore);
  const [isHydrated, setHydrated] = useState(false);
  const [initial] = useState(() => buildQuery(props.queryOf()));
  useEffect(() => setHydrated(true), []);
  if (!signedIn || !isHydrated) return undefined;
  return (
    <ErrorBoundary>
      <Suspense>
        <MemberDraft {...props} initial={initial} />
      </Suspense>
    </ErrorBoundary>
  );
});
