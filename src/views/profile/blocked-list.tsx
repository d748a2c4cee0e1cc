import { observer } from 'mobx-react-lite';
import { settingsText } from '../../core/profile/settings-text';
import { BlockedStore } from '../../stores/profile/blocked-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { useStore } from '../use-store';
import css from './blocked-list.module.css';

const text = settingsText.preferences.blocked;

export const BlockedList = observer(function BlockedList() {
  const { aliases, unblock } = useStore(BlockedStore);
  return (
    <section className={css.blocked} aria-label={text.title}>
      <h3 className={css.title}>{text.title}</h3>
      {aliases.length === 0 ? (
        <p className={css.none}>{text.none}</p>
      ) : (
        <ul className={css.list}>
          {aliases.map(({ id, name, pictureUrl }) => (
            <li key={id} className={css.row}>
              <Avatar url={pictureUrl} size="sm" />
              <bdi className={css.name}>{name}</bdi>
              <Button
                look="line"
                aria-label={text.unblockThem(name)}
                onClick={() => void continueInPlace(() => unblock(id))}
              >
                {text.unblock}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
