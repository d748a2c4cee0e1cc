import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';
import type { ToldThingKind } from '../../core/moderation/moderation-port';
import { AppealStore } from '../../stores/appeal-store';
import { useStore } from '../use-store';

const AppealBox = lazy(() =>
  import(/* webpackChunkName: "appeal-box" */ '../post/appeal-box').then((file) => ({
    default: file.AppealBox,
  })),
);

interface TakenDownProps {
  readonly id: string;
  readonly kind: ToldThingKind;
}

/** Why a moderator took down what one told of a company, and the one answer to it. */
export const TakenDown = observer(function TakenDown({ id, kind }: TakenDownProps) {
  const appeals = useStore(AppealStore);
  const thing = { kind, id };
  useEffect(() => void appeals.learn({ kind, id }), [appeals, kind, id]);
  if (!appeals.outcomeOf(thing)) return undefined;
  return (
    <Suspense>
      <AppealBox thing={thing} />
    </Suspense>
  );
});
