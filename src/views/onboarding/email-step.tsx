import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { postponeVerification } from '../../core/onboarding/answers';
import { onboardingText as texts } from '../../core/onboarding/text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { OnboardingCodeStore } from '../../stores/onboarding/onboarding-code-store';
import { OnboardingStore } from '../../stores/onboarding/onboarding-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { usePlace } from '../shared/use-place';
import { useStore } from '../use-store';
import { StepForm } from './step-form';

export const EmailStep = observer(function EmailStep() {
  const store = useStore(OnboardingCodeStore);
  const { title, text, label, send, problems } = texts.email;
  const { problem } = store;
  useEffect(() => store.recall(), [store]);
  return (
    <StepForm
      title={title}
      text={text}
      submit={send}
      busy={store.busy}
      onSubmit={store.send}
      other={<LaterButton />}
    >
      <Field label={label} {...(problem && { error: problems[problem] })}>
        <TextInput
          type="email"
          icon="mail"
          autoComplete="off"
          value={store.email}
          onChange={(event) => store.typeEmail(event.target.value)}
        />
      </Field>
      {store.needsLogin && <LogInAgain />}
    </StepForm>
  );
});

/** The login replaces this dialog and returns to this page. */
function LogInAgain() {
  const loginPrompts = useStore(LoginPromptStore);
  const place = usePlace();
  const { title, text: subTitle, action } = texts.email.logIn;
  const redirectUrl = place.pathname + place.search;
  return (
    <div role="alert">
      <p>{title}</p>
      <Button
        wide
        onClick={() =>
          loginPrompts.open('login', 'general', undefined, {
            title,
            subTitle,
            isAnonymous: false,
            redirectUrl,
          })
        }
      >
        {action}
      </Button>
    </div>
  );
}

/** Verification is optional: no permission depends on it. */
function LaterButton() {
  const { apply } = useStore(OnboardingStore);
  return (
    <Button look="plain" wide onClick={() => apply(postponeVerification)}>
      {texts.later}
    </Button>
  );
}
