import { useState } from 'react';
import { outboxWords as words } from '../../core/composer/outbox-words';
import { type KeptWrite, postIdOf, textOf } from '../../core/posts/kept-write';
import { readable } from '../../core/posts/mentions';
import { pathTo } from '../../core/shell/screens';
import { OutboxStore } from '../../stores/composer/outbox-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { goOnInPlace } from '../kit/go-on-in-place';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import css from './outbox-dialog.module.css';
import { OutboxItemForm } from './outbox-item-form';

interface OutboxItemProps {
  readonly item: KeptWrite;
}

const PREVIEW = 40;

export function OutboxItem({ item }: OutboxItemProps) {
  const [editing, setEditing] = useState(false);
  const { write, refused } = item;
  const written = textOf(write);
  return (
    <li className={css.item}>
      <p className={css.head}>
        <strong>{words.kinds[write.kind]}</strong>
        {refused === undefined ? (
          <Tag icon="clock">{words.waiting}</Tag>
        ) : (
          <Tag icon="circle-x" tone="chilli">
            {words.notSent}
          </Tag>
        )}
      </p>
      {refused !== undefined && <p className={css.reason}>{refused}</p>}
      {written && editing ? (
        <OutboxItemForm item={item} written={written} onDone={() => setEditing(false)} />
      ) : (
        <>
          {written?.title && (
            <p className={css.title} dir="auto">
              {written.title}
            </p>
          )}
          {written?.text && (
            <p className={css.text} dir="auto">
              {readable(written.text).text}
            </p>
          )}
          <Actions item={item} onEdit={written && (() => setEditing(true))} />
        </>
      )}
    </li>
  );
}

interface ActionsProps extends OutboxItemProps {
  readonly onEdit: (() => void) | undefined;
}

function Actions({ item: { id, write, refused }, onEdit }: ActionsProps) {
  const outbox = useStore(OutboxStore);
  const shell = useStore(ShellStore);
  const toasts = useStore(ToastStore);
  const written = textOf(write);
  const named = (action: string) =>
    words.of(action, words.kinds[write.kind], (written?.title || written?.text || '').slice(0, PREVIEW));
  const postId = postIdOf(write);
  const remove = () =>
    goOnInPlace(async () => {
      if (!(await outbox.remove(id))) return;
      const undo = { linkText: words.undo, onLinkClick: () => void outbox.keep(write) };
      toasts.show({ type: 'info', text1: words.removed, props: undo });
    });
  return (
    <div className={css.actions}>
      {refused !== undefined && (
        <Button size="small" look="ink" aria-label={named(words.retry)} onClick={() => void outbox.retry(id)}>
          {words.retry}
        </Button>
      )}
      {onEdit && (
        <Button size="small" aria-label={named(words.edit)} onClick={onEdit}>
          {words.edit}
        </Button>
      )}
      <Button size="small" aria-label={named(words.remove)} onClick={() => void remove()}>
        {words.remove}
      </Button>
      {postId !== undefined && (
        <Button size="small" look="plain" href={pathTo('post', { postId })} onClick={shell.close}>
          {words.openPost}
        </Button>
      )}
    </div>
  );
}
