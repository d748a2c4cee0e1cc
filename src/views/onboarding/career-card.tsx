import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { careerCardText as text } from '../../core/onboarding/career-card-text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { openSetUp } from '../../stores/onboarding/open-set-up';
import { OwnCareerStore } from '../../stores/onboarding/own-career-store';
import { Button } from '../kit/button';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './career-card.module.css';
import { VerifiedBadge } from './verified-badge';

export const CareerCard = observer(function CareerCard() {
  const requirement = useStore(LoginPromptStore);
  const { profile } = useStore(SessionStore).session;
  const { badge, label, open } = useStore(OwnCareerStore);
  const isSetUpOpen = requirement.current !== undefined;
  const wasOpen = useRef(isSetUpOpen);
  useEffect(() => {
    // Account setup can change the status and prove it.
    if (wasOpen.current && !isSetUpOpen) void open();
    wasOpen.current = isSetUpOpen;
  }, [isSetUpOpen, open]);
  if (!profile) return undefined;
  const type = profile.careerStatus?.type;
  const canVerify = type !== undefined && (!badge || (badge.verified !== 'VERIFIED' && !badge.isStudy));
  return (
    <SectionCard title={text.title}>
      <p className={css.line}>{text.types[type ?? 'none']}</p>
      {badge && <VerifiedBadge badge={badge} />}
      {badge && <p className={css.note}>{text.onlyYou}</p>}
      {label && (
        <p className={css.note}>
          {label.waiting === undefined ? text.label(label.shown) : text.waiting(label.shown, label.waiting)}
        </p>
      )}
      <div className={css.ways}>
        <Button size="small" icon="pencil" onClick={() => openSetUp(requirement, { edit: 'CareerStatus' })}>
          {type === undefined ? text.add : text.edit}
        </Button>
        {canVerify && (
          <Button
            size="small"
            icon="shield-check"
            onClick={() => openSetUp(requirement, { edit: 'Verification' })}
          >
            {badge ? text.verifyFully : text.verify}
          </Button>
        )}
      </div>
    </SectionCard>
  );
});
