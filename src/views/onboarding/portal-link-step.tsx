import { observer } from 'mobx-react-lite';
import { PORTAL_PLACE } from '../../core/onboarding/portal-linking';
import { onboardingText } from '../../core/onboarding/text';
import { OnboardingPortalStore } from '../../stores/onboarding/onboarding-portal-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

const text = onboardingText.portal;

export const NaukriLinkScreen = observer(function NaukriLinkScreen() {
  const store = useStore(OnboardingPortalStore);
  const { account, needsPrompt, naukriImportLoading } = store;
  return (
    <StepForm
      title={text.title}
      text={text.text(account?.firstName)}
      submit={needsPrompt ? text.prompt : text.link}
      busy={naukriImportLoading}
      onSubmit={store.agree}
      other={
        <Button look="plain" wide onClick={store.hide}>
          {text.back}
        </Button>
      }
    >
      <p className={css.text}>{text.consent}</p>
      <section id={PORTAL_PLACE} className={css.prompt} aria-label={text.promptPlace} />
    </StepForm>
  );
});
