import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingWords as words } from '../../core/onboarding/words';
import { loaded } from '../../core/shared/loadable';
import { OnboardingFaceStore } from '../../stores/onboarding/onboarding-face-store';
import { Avatar } from '../kit/avatar';
import { Chip } from '../kit/chip';
import { Field } from '../kit/field';
import { Skeleton } from '../kit/skeleton';
import { TextInput } from '../kit/text-input';
import { useMissed } from '../shared/use-missed';
import { useStore } from '../use-store';
import { NotLoaded } from './not-loaded';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

export const FaceStep = observer(function FaceStep() {
  const store = useStore(OnboardingFaceStore);
  useEffect(() => {
    void store.open();
  }, [store]);
  const { title, text, name, hint, free, problems } = words.face;
  const { problem, choice } = store;
  const names = loaded(store.suggestions)?.userNames ?? [];
  const missed = useMissed(store.suggestions);
  const asking = store.suggestions.state === 'LOADING';
  return (
    <StepForm title={title} text={text} busy={store.busy} onSubmit={store.save}>
      {asking && !missed && <Skeleton lines={2} />}
      {missed && <NotLoaded failure={missed} busy={asking} retry={store.open} />}
      {store.suggestions.state === 'SUCCESS' && <Pictures />}
      <Field label={name} hint={hint} {...(problem && { error: problems[problem] })}>
        <TextInput
          value={choice.userName}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => store.change({ userName: event.target.value })}
        />
      </Field>
      {names.length > 0 && (
        <div>
          <p className={css.text}>{free}</p>
          <ul className={css.chips}>
            {names.map((one) => (
              <li key={one}>
                <Chip on={choice.userName === one} onClick={() => store.change({ userName: one })}>
                  {one}
                </Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </StepForm>
  );
});

const Pictures = observer(function Pictures() {
  const store = useStore(OnboardingFaceStore);
  const avatars = loaded(store.suggestions)?.avatars ?? [];
  return (
    <fieldset className={css.pictures}>
      <legend className={css.hidden}>{words.face.avatars}</legend>
      {avatars.map(({ url, color }, index) => (
        <label key={url} className={css.picture}>
          <input
            type="radio"
            name="avatar"
            aria-label={words.face.avatar(index + 1)}
            checked={store.choice.avatarUrl === url}
            onChange={() => store.change({ avatarUrl: url, avatarColor: color })}
          />
          <Avatar url={url} size="lg" />
        </label>
      ))}
    </fieldset>
  );
});
