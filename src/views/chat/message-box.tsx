import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { type ChatGroup, MAX_MESSAGE_LENGTH } from '../../core/chat/chat';
import { chatText as text } from '../../core/chat/text';
import { charactersLeft } from '../../core/posts/writing-rules';
import { ChatThreadStore } from '../../stores/chat/chat-thread-store';
import { ChatTypingStore } from '../../stores/chat/chat-typing-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Avatar } from '../kit/avatar';
import { IconButton } from '../kit/icon-button';
import { TextArea } from '../kit/text-area';
import { VisuallyHidden } from '../kit/visually-hidden';
import { isComposing } from '../shared/is-composing';
import { useStore } from '../use-store';
import css from './message-box.module.css';

/** The remaining length is shown from this number of characters on. */
const SHOW_LEFT_FROM = 200;

/** The message input and the user's alias. Enter sends, Shift+Enter starts a new line. */
export const MessageBox = observer(function MessageBox({ group }: { readonly group: ChatGroup }) {
  const store = useStore(ChatThreadStore);
  const { fail } = useStore(ToastStore);
  const typing = useStore(ChatTypingStore);
  const trouble = useId();
  useEffect(() => store.recall(group.id), [store, group.id]);
  const left = charactersLeft(store.text, MAX_MESSAGE_LENGTH);
  const send = () => void store.send().catch(fail);
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={css.box}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={css.typing} aria-live="polite">
        {text.typing(typing.typingIn(group.id))}
      </p>
      {store.trouble && (
        <p id={trouble} className={css.trouble} role="alert">
          {store.trouble}
        </p>
      )}
      <div className={css.row}>
        <Avatar url={group.alias.avatarUrl} size="sm" className={css.alias} />
        <TextArea
          className={css.area}
          aria-label={text.write}
          aria-describedby={store.trouble && trouble}
          aria-invalid={left < 0 || undefined}
          placeholder={text.as(group.alias.name)}
          rows={1}
          value={store.text}
          onKeyDown={keys}
          onChange={(event) => store.write(event.target.value)}
        />
        <IconButton type="submit" className={css.send} icon="send" label={text.send} />
      </div>
      {left <= SHOW_LEFT_FROM && (
        <p className={css.left} data-over={left < 0 || undefined}>
          <span aria-hidden="true">{left}</span>
          <VisuallyHidden>{text.left(Math.max(0, left))}</VisuallyHidden>
        </p>
      )}
    </form>
  );
});
