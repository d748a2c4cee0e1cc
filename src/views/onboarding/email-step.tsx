import { observer } from 'mobx-react-lite';
import { verifyLater } from '../../core/onboarding/answers';
import { onboardingWords as words } from '../../core/onboarding/words';
import { OnboardingCodeStore } from '../../stores/onboarding-code-store';
import { OnboardingStore } from '../../stores/onboarding-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { StepForm } from './step-form';

/** Where the code shall go. */
export const EmailStep = observer(function EmailStep() {
  const store = useStore(OnboardingCodeStore);
  const { title, text, label, send, problems } = words.email;
  const { problem } = store;
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
    </StepForm>
  );
});

/** What one may do does not hang on the check. */
function LaterButton() {
  const { apply } = useStore(OnboardingStore);
  return (
    <Button look="plain" wide onClick={() => apply(verifyLater)}>
      {words.later}
    </Button>
  );
}
