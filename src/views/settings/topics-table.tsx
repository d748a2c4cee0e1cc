import { observer } from 'mobx-react-lite';
import { CHANNELS, type Preferences } from '../../core/settings/preferences-port';
import { settingsWords } from '../../core/settings/words';
import { PreferencesStore } from '../../stores/preferences-store';
import { VisuallyHidden } from '../kit/visually-hidden';
import { useStore } from '../use-store';
import css from './topics-table.module.css';

const words = settingsWords.preferences;

/** Every topic, and the three ways to hear of it. */
export const TopicsTable = observer(function TopicsTable({
  topics,
}: {
  readonly topics: Preferences['topics'];
}) {
  const { hear } = useStore(PreferencesStore);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{words.topic}</VisuallyHidden>
          </th>
          {CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {words.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((one) => {
          const [name, text] = words.topics[one.topic];
          return (
            <tr key={one.topic}>
              <th scope="row" className={css.topic}>
                <b>{name}</b>
                <small>{text}</small>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <label className={css.box}>
                    <input
                      type="checkbox"
                      aria-label={words.way(name, words.channels[channel])}
                      checked={one[channel]}
                      onChange={(event) => void hear(one.topic, channel, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
});
