import { observer } from 'mobx-react-lite';
import { careerCardText as text } from '../../core/onboarding/nudge-text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { Button } from '../kit/button';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './career-card.module.css';

export const CareerCard = observer(function CareerCard() {
  const requirement = useStore(LoginPromptStore);
  const { profile } = useStore(SessionStore).session;
  if (!profile) return undefined;
  const type = profile.careerStatus?.type;
  return (
    <SectionCard title={text.title}>
      <p className={css.line}>{text.types[type ?? 'none']}</p>
      <div className={css.ways}>
        <Button size="small" icon="pencil" onClick={() => openSetUp(requirement, { edit: 'CareerStatus' })}>
          {type === undefined ? text.tell : text.edit}
        </Button>
        {type !== undefined && (
          <Button
            size="small"
            icon="shield-check"
            onClick={() => openSetUp(requirement, { edit: 'Verification' })}
          >
            {text.verify}
          </Button>
        )}
      </div>
    </SectionCard>
  );
});
