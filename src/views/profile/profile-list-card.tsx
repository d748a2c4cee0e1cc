import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { profileText } from '../../core/profile/text';
import type { ProfileList } from '../../stores/profile/profile-list';
import { Button } from '../kit/button';
import { continueAfter } from '../kit/continue-after';
import { Icon } from '../kit/icon';
import { Menu } from '../kit/menu';
import { SectionCard } from '../shared/section-card';
import { ExperienceDialog } from './experience-dialog';
import css from './profile.module.css';

interface ProfileListCardProps<Item extends { readonly id: string }, Choice extends object> {
  readonly list: ProfileList<Item, Choice>;
  readonly text: Readonly<Record<'title' | 'add' | 'none' | 'addTitle' | 'editTitle', string>>;
  readonly show: (item: Item) => ReactNode;
  readonly nameOf: (item: Item) => string;
  readonly children: ReactNode;
}

export const ProfileListCard = observer(function ProfileListCard<
  Item extends { readonly id: string },
  Choice extends object,
>({ list: profileList, text, show, nameOf, children }: ProfileListCardProps<Item, Choice>) {
  const { items, draft, busy, begin, remove, close, discard, save } = profileList;
  const card = useId();
  // The entry disappears at once: the focus moves to the next entry or to the add button.
  const drop = ({ id }: Item) =>
    continueAfter(
      `[id="${card}"] button:not([role="menuitem"])`,
      (button) => button === document.activeElement,
      async () => void remove(id),
    );
  const actionsOf = (item: Item) => [
    { label: profileText.edit, icon: 'pencil' as const, onSelect: () => begin(item) },
    {
      label: profileText.remove,
      icon: 'trash-2' as const,
      tone: 'chilli' as const,
      onSelect: () => void drop(item),
    },
  ];
  return (
    <SectionCard
      title={text.title}
      part={card}
      end={
        <Button size="small" icon="plus" onClick={() => begin()}>
          {text.add}
        </Button>
      }
    >
      {items.length === 0 ? (
        <p className={css.none}>{text.none}</p>
      ) : (
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.id}>
              {show(item)}
              <Menu
                className={css.more}
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
        title={draft?.id === undefined ? text.addTitle : text.editTitle}
        busy={busy}
        kept={draft?.kept ?? false}
        onClose={close}
        onDiscard={discard}
        onSave={save}
      >
        {children}
      </ExperienceDialog>
    </SectionCard>
  );
});
