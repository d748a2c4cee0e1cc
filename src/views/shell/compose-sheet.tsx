import { observer } from 'mobx-react-lite';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import { ShellStore } from '../../stores/shell/shell-store';
import { Anchor } from '../kit/anchor';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { Sheet } from '../kit/sheet';
import { useDeferredText } from '../shared/use-deferred-text';
import { useStore } from '../use-store';
import css from './link-list.module.css';

const WAYS = [
  ['review', 'contribute-review', 'star'],
  ['salary', 'contribute-salary', 'indian-rupee'],
  ['interview', 'contribute-interview', 'messages-square'],
  ['benefits', 'contribute-benefits', 'heart'],
  ['photos', 'photo-upload', 'camera'],
] as const satisfies readonly (readonly [string, ScreenId, IconName])[];

export const Part = observer(function ComposeSheet() {
  const shell = useStore(ShellStore);
  const text = useDeferredText().compose;
  return (
    <Sheet open={shell.overlay === 'compose'} onClose={shell.close} title={text.title}>
      <ul className={css.list}>
        <li>
          <button type="button" className={css.row} onClick={() => shell.open('post')}>
            <Icon name="pencil" />
            {text.post}
          </button>
        </li>
        {WAYS.map(([name, screen, icon]) => (
          <li key={name}>
            <Anchor className={css.row} href={pathTo(screen)} onClick={shell.close}>
              <Icon name={icon} />
              {text[name]}
            </Anchor>
          </li>
        ))}
      </ul>
    </Sheet>
  );
});
