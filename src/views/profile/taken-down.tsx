import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ToldThingKind } from '../../core/posts/post-actions-port';
import { AppealStore } from '../../stores/moderation/appeal-store';
import { LazyAppealBox } from '../posts/lazy-appeal-box';
import { useStore } from '../use-store';

interface TakenDownProps {
  readonly id: string;
  readonly kind: ToldThingKind;
}

export const TakenDown = observer(function TakenDown({ id, kind }: TakenDownProps) {
  const appeals = useStore(AppealStore);
  const thing = { kind, id };
  useEffect(() => void appeals.learn({ kind, id }), [appeals, kind, id]);
  const [failed, setFailed] = useState(false);
  if (failed || !appeals.outcomeOf(thing)) return undefined;
  return <LazyAppealBox thing={thing} onClose={() => setFailed(true)} />;
});
