import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import { useMessages } from './use-messages';

/** Shown on pages that have no content for visitors. */
export function LogInButton() {
  const loginPrompts = useStore(LoginPromptStore);
  return (
    <Button look="gold" onClick={() => loginPrompts.open('login')}>
      {useMessages().login}
    </Button>
  );
}
