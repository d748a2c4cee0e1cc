import { observer } from 'mobx-react-lite';
import { careerCardWords as words } from '../../core/onboarding/nudge-words';
import { GateStore } from '../../stores/login/gate-store';
import { SessionStore } from '../../stores/login/session-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { Button } from '../kit/button';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './career-card.module.css';

export const CareerCard = observer(function CareerCard() {
  const gate = useStore(GateStore);
  const { profile } = useStore(SessionStore).session;
  if (!profile) return undefined;
  const type = profile.careerStatus?.type;
  return (
    <SectionCard title={words.title}>
      <p className={css.line}>{words.types[type ?? 'none']}</p>
      <div className={css.ways}>
        <Button size="small" icon="pencil" onClick={() => openSetUp(gate, { edit: 'CareerStatus' })}>
          {type === undefined ? words.tell : words.edit}
        </Button>
        {type !== undefined && (
          <Button size="small" icon="shield-check" onClick={() => openSetUp(gate, { edit: 'Verification' })}>
            {words.verify}
          </Button>
        )}
      </div>
    </SectionCard>
  );
});
