import { type SyntheticEvent, useState } from 'react';
import { outboxText as texts } from '../../core/composer/outbox-text';
import { linked, readable } from '../../core/posts/mentions';
import type { StoredWrite, WriteText } from '../../core/posts/stored-write';
import { isBlank } from '../../core/posts/writing-rules';
import { OutboxStore } from '../../stores/composer/outbox-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './outbox-dialog.module.css';

interface OutboxItemFormProps {
  readonly item: StoredWrite;
  readonly written: WriteText;
  readonly onDone: () => void;
}

export function OutboxItemForm({ item, written, onDone }: OutboxItemFormProps) {
  const outbox = useStore(OutboxStore);
  const toasts = useStore(ToastStore);
  const [title, setTitle] = useState(written.title);
  const [{ text: before, mentions }] = useState(() => readable(written.text));
  const [text, setText] = useState(before);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const isMissing = isBlank(title ?? text);
  const problem = tried && isMissing ? { error: texts.missing } : {};
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isMissing) return;
    setBusy(true);
    const changed = await outbox
      .change(item.id, { title, text: linked(text, mentions) })
      .finally(() => setBusy(false));
    if (!changed) toasts.show({ type: 'info', text1: texts.gone });
    onDone();
  };
  return (
    <form className={css.form} onSubmit={save}>
      {title !== undefined && (
        <Field label={texts.labels.title} {...problem}>
          <TextInput dir="auto" autoFocus value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      )}
      <Field label={texts.labels.text} {...(title === undefined && problem)}>
        <TextArea
          dir="auto"
          rows={4}
          autoFocus={title === undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={css.actions}>
        <Button size="small" look="ink" type="submit" busy={busy}>
          {texts.save}
        </Button>
        <Button size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
