import { useState } from 'react';
import { outboxText as text } from '../../core/composer/outbox-text';
import { readable } from '../../core/posts/mentions';
import { postIdOf, type StoredWrite, textOf } from '../../core/posts/stored-write';
import { pathTo } from '../../core/shell/screens';
import { OutboxStore } from '../../stores/composer/outbox-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import css from './outbox-dialog.module.css';
import { OutboxItemForm } from './outbox-item-form';

interface OutboxItemProps {
  readonly item: StoredWrite;
}

const PREVIEW = 40;

export function OutboxItem({ item }: OutboxItemProps) {
  const [editing, setEditing] = useState(false);
  const { write, refused } = item;
  const written = textOf(write);
  return (
    <li className={css.item}>
      <p className={css.head}>
        <strong>{text.kinds[write.kind]}</strong>
        {refused === undefined ? (
          <Tag icon="clock">{text.waiting}</Tag>
        ) : (
          <Tag icon="circle-x" tone="chilli">
            {text.notSent}
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
    text.of(action, text.kinds[write.kind], (written?.title || written?.text || '').slice(0, PREVIEW));
  const postId = postIdOf(write);
  const remove = () =>
    continueInPlace(async () => {
      if (!(await outbox.remove(id))) return;
      const undo = { linkText: text.undo, onLinkClick: () => void outbox.keep(write) };
      toasts.show({ type: 'info', text1: text.removed, props: undo });
    });
  return (
    <div className={css.actions}>
      {refused !== undefined && (
        <Button size="small" look="ink" aria-label={named(text.retry)} onClick={() => void outbox.retry(id)}>
          {text.retry}
        </Button>
      )}
      {onEdit && (
        <Button size="small" aria-label={named(text.edit)} onClick={onEdit}>
          {text.edit}
        </Button>
      )}
      <Button size="small" aria-label={named(text.remove)} onClick={() => void remove()}>
        {text.remove}
      </Button>
      {postId !== undefined && (
        <Button size="small" look="plain" href={pathTo('post', { postId })} onClick={shell.close}>
          {text.openPost}
        </Button>
      )}
    </div>
  );
}
