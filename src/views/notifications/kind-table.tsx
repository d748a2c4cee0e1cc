import { observer } from 'mobx-react-lite';
import { CHANNELS, type NoticeWishes, PUSHES } from '../../core/notifications/notice-wishes-port';
import { noticeWords } from '../../core/notifications/words';
import { NoticeWishesStore } from '../../stores/notifications/notice-wishes-store';
import check from '../kit/checkbox.module.css';
import { Select } from '../kit/select';
import { useStore } from '../use-store';
import css from './kind-table.module.css';

const words = noticeWords.wishes;
const OPTIONS = PUSHES.map((value) => ({ value, label: words.pushes[value] }));

export const KindTable = observer(function KindTable({ kinds }: Pick<NoticeWishes, 'kinds'>) {
  const { hear } = useStore(NoticeWishesStore);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.list}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {words[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((wish) => {
          const name = words.kinds[wish.kind];
          return (
            <tr key={wish.kind}>
              <th scope="row">{name}</th>
              <td>
                <label className={css.box}>
                  <input
                    type="checkbox"
                    className={check.box}
                    aria-label={words.way(name, words.list)}
                    checked={wish.list}
                    onChange={(event) => void hear({ ...wish, list: event.target.checked })}
                  />
                </label>
              </td>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Select
                    className={css.choice ?? ''}
                    aria-label={words.way(name, words[channel])}
                    options={OPTIONS}
                    value={wish[channel]}
                    disabled={!wish.list}
                    onChange={(value) => {
                      const how = PUSHES.find((one) => one === value);
                      if (how) void hear({ ...wish, [channel]: how });
                    }}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
