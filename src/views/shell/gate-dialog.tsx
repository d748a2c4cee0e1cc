import { observer } from 'mobx-react-lite';
import { pathTo } from '../../core/navigation/screens';
import { mayCloseLogin } from '../../core/session/login-context';
import { GateStore } from '../../stores/gate-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import css from './gate-dialog.module.css';
import { LoginWays } from './login-ways';
import { useLaterWords } from './use-later-words';

/** The gate in front of the page: signing in. */
export const Part = observer(function GateDialog() {
  const store = useStore(GateStore);
  const words = useLaterWords().gate;
  const { current } = store;
  const context = current?.context ?? 'general';
  const { title, text } = words.contexts[context];
  const closes = mayCloseLogin(context);
  return (
    <Dialog
      open={current?.gate === 'login'}
      onClose={store.close}
      title={title}
      size="small"
      disableClose={!closes}
    >
      <p className={css.text}>{text}</p>
      <LoginWays />
      <p className={css.promise}>{words.promise}</p>
      {!closes && (
        <p className={css.ways}>
          <Button look="plain" href={pathTo('home')} onClick={store.close}>
            {words.goHome}
          </Button>
          <Button look="plain" href={pathTo('need-help')} onClick={store.close}>
            {words.help}
          </Button>
        </p>
      )}
    </Dialog>
  );
});
