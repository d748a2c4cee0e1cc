import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { profileText } from '../../core/profile/text';
import { PseudoProfilesStore } from '../../stores/onboarding/pseudo-profiles-store';
import { IdentityCard } from '../feed/identity-card';
import { Button } from '../kit/button';
import { NotLoaded } from '../onboarding/not-loaded';
import { SectionCard } from '../shared/section-card';
import { useLastFailure } from '../shared/use-last-failure';
import { useStore } from '../use-store';
import { AliasDialog } from './alias-dialog';
import css from './profile.module.css';

const text = profileText.alias;

export const AliasCard = observer(function AliasCard() {
  const { profiles, loading, open: ask } = useStore(PseudoProfilesStore);
  const [open, setOpen] = useState(false);
  const missed = useLastFailure(loading);
  // The retry button stays while the aliases are loaded again, so that it does not lose the focus.
  const hasNone = profiles ? profiles.available.length === 0 : loading.state === 'IDLE';
  if (!open && hasNone) return undefined;
  return (
    <SectionCard title={text.title} text={text.text}>
      <div className={css.alias}>
        <IdentityCard />
        {missed && <NotLoaded failure={missed} busy={loading.state === 'LOADING'} retry={() => ask()} />}
        <Button size="small" icon="pencil" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      </div>
      {open && <AliasDialog onClose={() => setOpen(false)} />}
    </SectionCard>
  );
});
