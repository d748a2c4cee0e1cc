import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingWords as words } from '../../core/onboarding/words';
import { loaded } from '../../core/shared/loadable';
import { OnboardingCommunitiesStore } from '../../stores/onboarding-communities-store';
import { OnboardingStore } from '../../stores/onboarding-store';
import { Chip } from '../kit/chip';
import { Skeleton } from '../kit/skeleton';
import { useStore } from '../use-store';
import { NotLoaded } from './not-loaded';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

/** What somebody wants to hear about. Nothing has to be chosen. */
export const CommunitiesStep = observer(function CommunitiesStep() {
  const store = useStore(OnboardingCommunitiesStore);
  const { right } = useStore(OnboardingStore);
  useEffect(() => {
    void store.open();
  }, [store]);
  const offered = loaded(store.offered);
  return (
    <StepForm {...words.communities} onSubmit={right}>
      {store.offered.state === 'LOADING' && <Skeleton lines={3} />}
      {store.offered.state === 'FAILURE' && <NotLoaded failure={store.offered.failure} retry={store.open} />}
      {offered?.length === 0 && <p className={css.text}>{words.communities.none}</p>}
      <ul className={css.chips}>
        {offered?.map((community) => (
          <li key={`${community.kind} ${community.id}`}>
            <Chip on={store.isFollowed(community)} onClick={() => store.press(community)}>
              {community.name}
            </Chip>
          </li>
        ))}
      </ul>
    </StepForm>
  );
});
