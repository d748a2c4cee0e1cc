import { GateStore } from '../../stores/login/gate-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { useWords } from './use-words';

/** The way in, where a page has nothing to show to somebody who is not signed in. */
export function LogInButton() {
  const gates = useStore(GateStore);
  return (
    <Button look="gold" onClick={() => gates.open('login')}>
      {useWords().login}
    </Button>
  );
}
