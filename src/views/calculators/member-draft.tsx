import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepsTheRest } from '../../core/calculators/form';
import { Drafts } from '../../core/composer/drafts';
import { buildQuery, parseQuery, type Query } from '../../core/shell/query';
import { ShellExtras } from '../../core/shell/shell-extras';
import { useStore } from '../use-store';

export interface CalculatorDraftProps {
  readonly id: string;
  readonly queryOf: () => Query;
  readonly open: (query: Query) => void;
}

interface MemberDraftProps extends CalculatorDraftProps {
  /** The query of the form as it was opened. */
  readonly initial: string;
}

/** Keeps the numbers of the form, and fills it with those of the last visit. */
export const MemberDraft = observer(function MemberDraft({ id, queryOf, open, initial }: MemberDraftProps) {
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
