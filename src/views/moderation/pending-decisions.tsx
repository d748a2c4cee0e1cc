import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { moderationText as texts } from '../../core/moderation/text';
import { ModerationStore } from '../../stores/moderation/moderation-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './moderation.module.css';

/** Decisions that can still be undone. Leaving the page sends them. */
export const PendingDecisions = observer(function PendingDecisions() {
  const store = useStore(ModerationStore);
  const { pending } = store;
  const last = pending.at(-1);
  useSending(store);
  useLateDecisions(store.tooLate);
  return (
    <div className={css.status} role="status" aria-label={texts.pending.label}>
      {last && (
        <div className={css.pending}>
          <span>
            <bdi>{texts.pending.text[last.input.decision](last.item.title || last.item.community)}</bdi>{' '}
            {pending.length > 1 && texts.pending.more(pending.length - 1)}
          </span>
          <Button size="small" icon="rotate-ccw" data-undo onClick={store.undo}>
            {texts.pending.undo}
          </Button>
        </div>
      )}
    </div>
  );
});

function useSending(store: ModerationStore): void {
  useEffect(() => {
    const send = () => void store.flush();
    addEventListener('pagehide', send);
    return () => {
      removeEventListener('pagehide', send);
      send();
    };
  }, [store]);
}

function useLateDecisions(count: number): void {
  const toasts = useStore(ToastStore);
  useEffect(() => {
    if (count > 0) toasts.show({ type: 'alert', text1: texts.tooLate });
  }, [count, toasts]);
}
