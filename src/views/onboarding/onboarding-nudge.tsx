import { nudgeText as text } from '../../core/onboarding/nudge-text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { OnboardingNudgeStore } from '../../stores/onboarding/onboarding-nudge-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { Logo } from '../kit/logo';
import css from '../shared/prompts.module.css';
import { useStore } from '../use-store';

export function OnboardingNudge() {
  const nudge = useStore(OnboardingNudgeStore);
  const requirement = useStore(LoginPromptStore);
  const begin = () => {
    nudge.leave();
    openSetUp(requirement, 'initial');
  };
  return (
    <aside className={css.prompt} aria-label={text.label}>
      <Logo height={28} />
      <p className={css.text}>{text.title}</p>
      <Button look="gold" onClick={begin}>
        {text.begin}
      </Button>
      <IconButton icon="x" label={text.close} onClick={nudge.close} />
    </aside>
  );
}
