import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { profileWords } from '../../core/profile/words';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { IdentityCard } from '../feed/identity-card';
import { Button } from '../kit/button';
import { NotLoaded } from '../onboarding/not-loaded';
import { SectionCard } from '../shared/section-card';
import { useMissed } from '../shared/use-missed';
import { useStore } from '../use-store';
import { FaceDialog } from './face-dialog';
import css from './profile.module.css';

const words = profileWords.face;

export const FaceCard = observer(function FaceCard() {
  const { profiles, loading, open: ask } = useStore(PseudoProfilesStore);
  const [open, setOpen] = useState(false);
  const missed = useMissed(loading);
  // The retry button stays while the aliases are loaded again, so that it does not lose the focus.
  const hasNone = profiles ? profiles.available.length === 0 : loading.state === 'IDLE';
  if (!open && hasNone) return undefined;
  return (
    <SectionCard title={words.title} text={words.text}>
      <div className={css.face}>
        <IdentityCard />
        {missed && <NotLoaded failure={missed} busy={loading.state === 'LOADING'} retry={() => ask()} />}
        <Button size="small" icon="pencil" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      </div>
      {open && <FaceDialog onClose={() => setOpen(false)} />}
    </SectionCard>
  );
});
