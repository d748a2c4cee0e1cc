import { observer } from 'mobx-react-lite';
import { onboardingText as texts } from '../../core/onboarding/text';
import { OnboardingCodeStore } from '../../stores/onboarding/onboarding-code-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

export const CodeStep = observer(function CodeStep() {
  const store = useStore(OnboardingCodeStore);
  const { title, text, label, verify } = texts.code;
  const { problem } = store;
  return (
    <StepForm
      title={title}
      text={text(store.email)}
      submit={verify}
      busy={store.busy}
      onSubmit={store.verify}
      other={<ResendButton />}
    >
      <Field label={label} {...(store.wrong && { error: texts.code[store.wrong] })}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          value={store.code}
          onChange={(event) => store.typeCode(event.target.value)}
        />
      </Field>
      {problem && (
        <p className={css.error} role="alert">
          {texts.email.problems[problem]}
        </p>
      )}
    </StepForm>
  );
});

const ResendButton = observer(function ResendButton() {
  const store = useStore(OnboardingCodeStore);
  return (
    <Button look="plain" wide disabled={store.wait > 0} onClick={store.send}>
      {store.wait > 0 ? texts.code.wait(store.wait) : texts.code.resend}
    </Button>
  );
});
