import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingText } from '../../core/onboarding/text';
import { OnboardingPortalStore } from '../../stores/onboarding/onboarding-portal-store';
import { Icon } from '../kit/icon';
import { useStore } from '../use-store';
import css from './onboarding.module.css';

const text = onboardingText.portal;

/** Offers the import instead of typing, if there is an account. */
export const PortalOffer = observer(function PortalOffer() {
  const store = useStore(OnboardingPortalStore);
  useEffect(() => {
    void store.open();
  }, [store]);
  const { account, hideNaukriImport } = store;
  if (account?.linked)
    return (
      <p className={css.linked} role="status">
        <Icon name="check" size="small" />
        {text.linked}
      </p>
    );
  if (hideNaukriImport) return undefined;
  return (
    <button type="button" className={css.offer} onClick={() => store.show('CareerStatus')}>
      <Icon name="id-card" />
      <span className={css.about}>
        <b>{text.offer}</b>
        <small>{text.offerText}</small>
      </span>
      <Icon name="chevron-right" />
    </button>
  );
});
