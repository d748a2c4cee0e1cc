import { GateStore } from '../../stores/login/gate-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { useWords } from './use-words';

/** For pages that show nothing to visitors. */
export function LogInButton() {
  const gates = useStore(GateStore);
  return (
    <Button look="gold" onClick={() => gates.open('login')}>
      {useWords().login}
    </Button>
  );
}
