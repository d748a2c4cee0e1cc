import { observer } from 'mobx-react-lite';
import { KEYS, MESSAGES_KEY, SCREEN_OF, type ShortcutAction } from '../../core/shell/shortcuts';
import { ShellStore } from '../../stores/shell/shell-store';
import { ShortcutsStore } from '../../stores/shell/shortcuts-store';
import check from '../kit/checkbox.module.css';
import { Dialog } from '../kit/dialog';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './keys-dialog.module.css';

export const Part = observer(function KeysDialog() {
  const shell = useStore(ShellStore);
  const shortcuts = useStore(ShortcutsStore);
  const text = useDeferredText().keys;
  const actions = Object.entries(KEYS) as [ShortcutAction, readonly string[]][];
  const here = actions.filter(([action]) => (SCREEN_OF[action] ?? shell.screen) === shell.screen);
  const rows = here.map(([action, keys]) => ({ name: text.names[action], keys }));
  return (
    <Dialog open={shell.overlay === 'keys'} onClose={shell.close} title={text.title}>
      <label className={css.switch}>
        <input
          type="checkbox"
          className={check.box}
          checked={shortcuts.on}
          onChange={(event) => shortcuts.turn(event.currentTarget.checked)}
        />
        {text.on}
      </label>
      <dl className={css.list}>
        {[...rows, { name: text.messages, keys: [MESSAGES_KEY] }].map(({ name, keys }) => (
          <div key={name} className={css.row}>
            <dt>{name}</dt>
            <dd>
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && ` ${text.after} `}
                  <kbd className={css.key}>{key}</kbd>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
