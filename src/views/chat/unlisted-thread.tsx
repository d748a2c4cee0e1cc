import { chatPath } from '../../core/chat/chat-place';
import type { ChatList } from '../../core/chat/groups';
import { chatText as text } from '../../core/chat/text';
import { Card } from '../kit/card';
import { IconButton } from '../kit/icon-button';
import css from './chat-thread.module.css';
import { MessageLog } from './message-log';
import { RetryList } from './retry-list';

/** An open chat while the list of chats is missing: the user's alias and role in it are unknown, so it can only be read. */
export function UnlistedThread({ list }: { readonly list: ChatList }) {
  return (
    <Card as="section" aria-label={text.unlisted} className={css.thread}>
      <header className={css.head}>
        <IconButton className={css.back} icon="arrow-left" label={text.back} href={chatPath({ list })} />
        <div className={css.who}>
          <h2 tabIndex={-1}>{text.unlisted}</h2>
        </div>
      </header>
      <MessageLog group={undefined} />
      <div className={css.request}>
        <p className={css.note}>{text.readOnly}</p>
        <div className={css.answers}>
          <RetryList list={list} />
        </div>
      </div>
    </Card>
  );
}
