import { observer } from 'mobx-react-lite';
import {
  CHANNELS,
  type NotificationPreferences,
  PUSHES,
} from '../../core/notifications/notification-preferences-port';
import { noticeText } from '../../core/notifications/text';
import { NotificationPreferencesStore } from '../../stores/notifications/notification-preferences-store';
import check from '../kit/checkbox.module.css';
import { Select } from '../kit/select';
import { useStore } from '../use-store';
import css from './kind-table.module.css';

const text = noticeText.preferences;
const OPTIONS = PUSHES.map((value) => ({ value, label: text.pushes[value] }));

export const KindTable = observer(function KindTable({ kinds }: Pick<NotificationPreferences, 'kinds'>) {
  const { setPreference: subscribe } = useStore(NotificationPreferencesStore);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text.kind}</th>
          <th scope="col">{text.list}</th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {text[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kindPreference) => {
          const name = text.kinds[kindPreference.kind];
          return (
            <tr key={kindPreference.kind}>
              <th scope="row">{name}</th>
              <td>
                <label className={css.box}>
                  <input
                    type="checkbox"
                    className={check.box}
                    aria-label={text.way(name, text.list)}
                    checked={kindPreference.list}
                    onChange={(event) => void subscribe({ ...kindPreference, list: event.target.checked })}
                  />
                </label>
              </td>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Select
                    className={css.choice}
                    aria-label={text.way(name, text[channel])}
                    options={OPTIONS}
                    value={kindPreference[channel]}
                    disabled={!kindPreference.list}
                    onChange={(value) => {
                      const how = PUSHES.find((item) => item === value);
                      if (how) void subscribe({ ...kindPreference, [channel]: how });
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
