import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CompanyContributionKind } from '../../core/posts/post-actions-port';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { LazyAppealBox } from '../posts/lazy-appeal-box';
import { useStore } from '../use-store';

interface RemovedContributionProps {
  readonly id: string;
  readonly kind: CompanyContributionKind;
}

export const RemovedContribution = observer(function RemovedContribution({
  id,
  kind,
}: RemovedContributionProps) {
  const appeals = useStore(AppealStore);
  const item = { kind, id };
  useEffect(() => void appeals.loadOutcome({ kind, id }), [appeals, kind, id]);
  const [failed, setFailed] = useState(false);
  if (failed || !appeals.outcomeOf(item)) return undefined;
  return <LazyAppealBox thing={item} onClose={() => setFailed(true)} />;
});
