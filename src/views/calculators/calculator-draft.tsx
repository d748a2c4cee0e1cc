import { observer } from 'mobx-react-lite';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepsTheRest } from '../../core/calculators/form';
import { Drafts } from '../../core/composer/drafts';
import { buildQuery, parseQuery, type Query } from '../../core/shell/query';
import { ShellExtras } from '../../core/shell/shell-extras';
import { SessionStore } from '../../stores/login/session-store';
import { ErrorBoundary } from '../kit/error-boundary';
import { useStore } from '../use-store';

interface CalculatorDraftProps {
  readonly id: string;
  readonly queryOf: () => Query;
  readonly open: (query: Query) => void;
}

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

interface MemberDraftProps extends CalculatorDraftProps {
  /** The query of the form as it was opened. */
  readonly initial: string;
}

const MemberDraft = observer(function MemberDraft({ id, queryOf, open, initial }: MemberDraftProps) {
  use(useStore(ShellExtras).load());
  const drafts = useStore(Drafts);
  const { search } = useLocation();
  const isRestored = useRef(false);
  const query = buildQuery(queryOf());
  useEffect(() => {
    const target = `calculator ${id}`;
    const asked = parseQuery(search);
    const adds = keepsTheRest(asked);
    const restores = !isRestored.current && (adds || (search === '' && query === initial));
    const saved = restores ? drafts.read(target) : '';
    isRestored.current = true;
    if (saved === '') {
      if (!restores || adds) drafts.keep(target, query);
      return;
    }
    open(parseQuery(saved));
    if (adds) open(asked);
  }, [drafts, id, open, query, initial, search]);
  return undefined;
});
