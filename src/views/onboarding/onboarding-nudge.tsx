import { nudgeWords as words } from '../../core/onboarding/nudge-words';
import { GateStore } from '../../stores/login/gate-store';
import { OnboardingNudgeStore } from '../../stores/onboarding/onboarding-nudge-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { Button } from '../kit/button';
import { IconButton } from '../kit/icon-button';
import { Logo } from '../kit/logo';
import css from '../shared/prompts.module.css';
import { useStore } from '../use-store';

export function OnboardingNudge() {
  const nudge = useStore(OnboardingNudgeStore);
  const gate = useStore(GateStore);
  const begin = () => {
    nudge.leave();
    openSetUp(gate, 'initial');
  };
  return (
    <aside className={css.prompt} aria-label={words.label}>
      <Logo height={28} />
      <p className={css.text}>{words.title}</p>
      <Button look="gold" onClick={begin}>
        {words.begin}
      </Button>
      <IconButton icon="x" label={words.close} onClick={nudge.close} />
    </aside>
  );
}
