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

/** A card of the profile, with a retry button below it if its reload failed, or in its place if nothing has loaded yet. */
export const ProfilePart = observer(function ProfilePart({ id, children }: ProfilePartProps) {
  const { failed, loaded } = useStore(ProfilePartsStore);
  if (!failed.includes(id)) return children;
  if (loaded.includes(id))
    return (
      <>
        {children}
        <div className={css.stale}>
          <p role="alert">{text.partStale}</p>
          <RetryPart id={id} />
        </div>
      </>
    );
  return (
    <SectionCard title={text[id].title}>
      <p role="alert" className={css.none}>
        {text.partFailed}
      </p>
      <RetryPart id={id} />
    </SectionCard>
  );
});

const RetryPart = observer(function RetryPart({ id }: Pick<ProfilePartProps, 'id'>) {
  const { retrying, retry } = useStore(ProfilePartsStore);
  return (
    <Button
      icon="rotate-ccw"
      busy={retrying.includes(id)}
      aria-label={text.retryPart(text[id].title)}
      onClick={() => void continueInPlace(() => retry(id))}
    >
      {text.retry}
    </Button>
  );
});
