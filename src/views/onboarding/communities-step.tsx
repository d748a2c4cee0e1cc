import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingText as text } from '../../core/onboarding/text';
import { loaded } from '../../core/shared/loadable';
import { OnboardingCommunitiesStore } from '../../stores/onboarding/onboarding-communities-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Chip } from '../kit/chip';
import { Skeleton } from '../kit/skeleton';
import { useLastFailure } from '../shared/use-last-failure';
import { useStore } from '../use-store';
import { NotLoaded } from './not-loaded';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

/** Choosing communities is optional. */
export const CommunitiesStep = observer(function CommunitiesStep() {
  const store = useStore(OnboardingCommunitiesStore);
  const { fail } = useStore(ToastStore);
  const { right } = useStore(OnboardingStore);
  useEffect(() => {
    void store.open();
  }, [store]);
  const offered = loaded(store.offered);
  const missed = useLastFailure(store.offered);
  const isAsking = store.offered.state === 'LOADING';
  return (
    <StepForm {...text.communities} onSubmit={right}>
      {isAsking && !missed && <Skeleton lines={3} />}
      {missed && <NotLoaded failure={missed} busy={isAsking} retry={store.open} />}
      {offered?.length === 0 && <p className={css.text}>{text.communities.none}</p>}
      <ul className={css.chips}>
        {offered?.map((community) => (
          <li key={`${community.kind} ${community.id}`}>
            <Chip on={store.isFollowed(community)} onClick={() => void store.press(community).catch(fail)}>
              {community.name}
            </Chip>
          </li>
        ))}
      </ul>
    </StepForm>
  );
});
