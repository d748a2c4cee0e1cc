import { observer } from 'mobx-react-lite';
import { settingsWords } from '../../core/profile/settings-words';
import { BlockedStore } from '../../stores/profile/blocked-store';
import { Avatar } from '../kit/avatar';
import { Button } from '../kit/button';
import { goOnInPlace } from '../kit/go-on-in-place';
import { useStore } from '../use-store';
import css from './blocked-list.module.css';

const words = settingsWords.preferences.blocked;

export const BlockedList = observer(function BlockedList() {
  const { faces, unblock } = useStore(BlockedStore);
  return (
    <section className={css.blocked} aria-label={words.title}>
      <h3 className={css.title}>{words.title}</h3>
      {faces.length === 0 ? (
        <p className={css.none}>{words.none}</p>
      ) : (
        <ul className={css.list}>
          {faces.map(({ id, name, pictureUrl }) => (
            <li key={id} className={css.row}>
              <Avatar url={pictureUrl} size="sm" />
              <bdi className={css.name}>{name}</bdi>
              <Button
                look="line"
                aria-label={words.unblockThem(name)}
                onClick={() => void goOnInPlace(() => unblock(id))}
              >
                {words.unblock}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
