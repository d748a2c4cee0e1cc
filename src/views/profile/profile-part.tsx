import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { profileText as text } from '../../core/profile/text';
import { type ProfilePartId, ProfilePartsStore } from '../../stores/profile/profile-parts-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './profile.module.css';

interface ProfilePartProps {
  readonly id: ProfilePartId;
  readonly children: ReactNode;
}

/** A card of the profile, or a retry button in its place if it failed to load. */
export const ProfilePart = observer(function ProfilePart({ id, children }: ProfilePartProps) {
  const { failed, retrying, retry } = useStore(ProfilePartsStore);
  if (!failed.includes(id)) return children;
  return (
    <SectionCard title={text[id].title}>
      <p role="alert" className={css.none}>
        {text.partFailed}
      </p>
      <Button
        icon="rotate-ccw"
        busy={retrying.includes(id)}
        aria-label={text.retryPart(text[id].title)}
        onClick={() => void continueInPlace(() => retry(id))}
      >
        {text.retry}
      </Button>
    </SectionCard>
  );
});
