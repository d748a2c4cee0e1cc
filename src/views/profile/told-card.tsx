import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { profileWords } from '../../core/profile/words';
import type { ToldList } from '../../stores/profile/told-list';
import { Button } from '../kit/button';
import { goOnAfter } from '../kit/go-on-after';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { SectionCard } from '../shared/section-card';
import { ExperienceDialog } from './experience-dialog';
import css from './profile.module.css';

interface ToldCardProps<Item extends { readonly id: string }, Choice extends object> {
  readonly told: ToldList<Item, Choice>;
  readonly words: Readonly<Record<'title' | 'add' | 'none' | 'addTitle' | 'editTitle', string>>;
  readonly show: (item: Item) => ReactNode;
  readonly nameOf: (item: Item) => string;
  readonly children: ReactNode;
}

export const ToldCard = observer(function ToldCard<
  Item extends { readonly id: string },
  Choice extends object,
>({ told, words, show, nameOf, children }: ToldCardProps<Item, Choice>) {
  const { items, draft, busy, begin, remove, cancel, save } = told;
  const card = useId();
  // The entry disappears at once: the focus moves to the next entry or to the add button.
  const drop = ({ id }: Item) =>
    goOnAfter(
      `[id="${card}"] button:not([role="menuitem"])`,
      (button) => button === document.activeElement,
      async () => void remove(id),
    );
  const actionsOf = (item: Item) => [
    { label: profileWords.edit, icon: 'pencil' as const, onSelect: () => begin(item) },
    {
      label: profileWords.remove,
      icon: 'trash-2' as const,
      tone: 'chilli' as const,
      onSelect: () => void drop(item),
    },
  ];
  return (
    <SectionCard
      title={words.title}
      part={card}
      end={
        <Button size="small" icon="plus" onClick={() => begin()}>
          {words.add}
        </Button>
      }
    >
      {items.length === 0 ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.id}>
              {show(item)}
              <Menu
                className={css.more ?? ''}
                label={nameOf(item)}
                trigger={<Icon name="ellipsis" />}
                items={actionsOf(item)}
              />
            </li>
          ))}
        </ul>
      )}
      <ExperienceDialog
        open={draft !== undefined}
        title={draft?.id === undefined ? words.addTitle : words.editTitle}
        busy={busy}
        onClose={cancel}
        onSave={save}
      >
        {children}
      </ExperienceDialog>
    </SectionCard>
  );
});
