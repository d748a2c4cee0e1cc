import { observer } from 'mobx-react-lite';
import { onboardingWords } from '../../core/onboarding/words';
import { OnboardingPortalStore, PORTAL_PLACE } from '../../stores/onboarding/onboarding-portal-store';
import { Button } from '../kit/button';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

const words = onboardingWords.portal;

export const NaukriLinkScreen = observer(function NaukriLinkScreen() {
  const store = useStore(OnboardingPortalStore);
  const { account, needsPrompt, naukriImportLoading } = store;
  return (
    <StepForm
      title={words.title}
      text={words.text(account?.firstName)}
      submit={needsPrompt ? words.prompt : words.link}
      busy={naukriImportLoading}
      onSubmit={store.agree}
      other={
        <Button look="plain" wide onClick={store.hide}>
          {words.back}
        </Button>
      }
    >
      <p className={css.text}>{words.consent}</p>
      <section id={PORTAL_PLACE} className={css.prompt} aria-label={words.promptPlace} />
    </StepForm>
  );
});
