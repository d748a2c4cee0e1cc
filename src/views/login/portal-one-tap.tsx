import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { LoginExtras } from '../../core/login/login-extras';
import { loginProps } from '../../core/login/login-props';
import { LoginStore } from '../../stores/login/login-store';
import { useStore } from '../use-store';
import css from './login.module.css';
import { useWays } from './use-ways';

const PLACE = 'portal-one-tap';

/** Waits for the stores of signing in, which come in a file of their own. */
export function Part() {
  use(useStore(LoginExtras).load());
  return <PortalOneTap />;
}

/** Whoever the job portal sent here may sign in with it at once, from a frame at the edge of the page. */
const PortalOneTap = observer(function PortalOneTap() {
  const login = useStore(LoginStore);
  const ways = useWays();
  useEffect(() => {
    let over = false;
    let remove = () => {};
    const begin = async () => {
      login.prepare(loginProps());
      await ways.open();
      const made = await login.prompt(PLACE);
      if (over) made();
      else remove = made;
    };
    void begin();
    return () => {
      over = true;
      remove();
    };
  }, [login, ways]);
  return <div id={PLACE} className={css.corner} />;
});
