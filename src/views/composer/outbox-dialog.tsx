import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { outboxText as text } from '../../core/composer/outbox-text';
import { OutboxPort } from '../../core/posts/outbox-port';
import { OutboxStore } from '../../stores/composer/outbox-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Dialog } from '../kit/dialog';
import { EmptyState } from '../kit/empty-state';
import { useStore } from '../use-store';
import css from './outbox-dialog.module.css';
import { OutboxItem } from './outbox-item';

/** Waits for the store, which loads with the queue. */
export function Part() {
  use(useStore(OutboxPort).load());
  return <OutboxDialog />;
}

const OutboxDialog = observer(function OutboxDialog() {
  const shell = useStore(ShellStore);
  const { items } = useStore(OutboxStore);
  return (
    <Dialog open={shell.overlay === 'outbox'} onClose={shell.close} title={text.title}>
      {items.length === 0 ? (
        <EmptyState {...text.empty} />
      ) : (
        <>
          <p className={css.lead}>{text.lead}</p>
          <ul className={css.list}>
            {items.map((item) => (
              <OutboxItem key={item.id} item={item} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
});
