import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { LoginExtras } from '../../core/login/login-extras';
import { loginProps } from '../../core/login/login-props';
import { LoginStore } from '../../stores/login/login-store';
import { useStore } from '../use-store';
import css from './login.module.css';
import { useLoginWays } from './use-login-ways';

const PLACE = 'portal-one-tap';

/** Waits for the login stores, which are in a separate chunk. */
export function Part() {
  use(useStore(LoginExtras).load());
  return <PortalOneTap />;
}

/** Visitors from the job portal can sign in with it at once, in a frame at the edge of the page. */
const PortalOneTap = observer(function PortalOneTap() {
  const login = useStore(LoginStore);
  const ways = useLoginWays();
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
