import { postText } from '../../core/posts/comments-text';
import type { Comment, Reaction } from '../../core/posts/post';
import { REACTIONS } from '../../core/posts/react';
import { closedTable } from '../../core/shared/closed-table';
import { compact } from '../../core/shared/numbers';
import { CommentActionsStore } from '../../stores/posts/comment-actions-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { classNames } from '../kit/class-names';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Menu } from '../kit/menu';
import { useStore } from '../use-store';
import css from './comment-actions.module.css';

const text = postText.react;
const ICONS: Readonly<Record<Reaction, IconName>> = closedTable({
  like: 'thumbs-up',
  insightful: 'lightbulb',
  support: 'handshake',
  funny: 'sparkles',
});

export function ReactionBar({ comment }: { readonly comment: Comment }) {
  const store = useStore(CommentActionsStore);
  const { fail } = useStore(ToastStore);
  const { reactions, mine } = comment;
  const values = REACTIONS.filter((kind) => reactions[kind] > 0);
  const react = (kind: Reaction) => void store.react(comment, kind).catch(fail);
  return (
    <>
      {values.map((kind) => (
        <button
          key={kind}
          type="button"
          className={classNames(css.action, reactions.mine === kind && css.mine)}
          aria-label={text.count(text[kind], reactions[kind], reactions.mine === kind)}
          aria-pressed={reactions.mine === kind}
          disabled={mine}
          onClick={() => react(kind)}
        >
          <Icon name={ICONS[kind]} size="small" />
          {compact(reactions[kind])}
        </button>
      ))}
      {!mine && (
        <Menu
          label={text.label}
          className={classNames(css.action, css.word)}
          trigger={
            <>
              <Icon name="circle-plus" size="small" />
              {text.label}
            </>
          }
          items={REACTIONS.map((kind) => ({
            label: text[kind],
            icon: ICONS[kind],
            onSelect: () => react(kind),
          }))}
        />
      )}
    </>
  );
}
