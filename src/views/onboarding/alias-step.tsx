import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingText as texts } from '../../core/onboarding/text';
import { loaded } from '../../core/shared/loadable';
import { OnboardingAliasStore } from '../../stores/onboarding/onboarding-alias-store';
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

export const AliasStep = observer(function AliasStep() {
  const store = useStore(OnboardingAliasStore);
  useEffect(() => {
    void store.open();
  }, [store]);
  const { title, text, name, hint, free, problems } = texts.face;
  const { problem, choice } = store;
  const names = loaded(store.suggestions)?.userNames ?? [];
  const missed = useMissed(store.suggestions);
  const isAsking = store.suggestions.state === 'LOADING';
  return (
    <StepForm title={title} text={text} busy={store.busy} onSubmit={store.save}>
      {isAsking && !missed && <Skeleton lines={2} />}
      {missed && <NotLoaded failure={missed} busy={isAsking} retry={store.open} />}
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
            {names.map((item) => (
              <li key={item}>
                <Chip on={choice.userName === item} onClick={() => store.change({ userName: item })}>
                  {item}
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
  const store = useStore(OnboardingAliasStore);
  const avatars = loaded(store.suggestions)?.avatars ?? [];
  return (
    <fieldset className={css.pictures}>
      <legend className={css.hidden}>{texts.face.avatars}</legend>
      {avatars.map(({ url, color }, index) => (
        <label key={url} className={css.picture}>
          <input
            type="radio"
            name="avatar"
            aria-label={texts.face.avatar(index + 1)}
            checked={store.choice.avatarUrl === url}
            onChange={() => store.change({ avatarUrl: url, avatarColor: color })}
          />
          <Avatar url={url} size="lg" />
        </label>
      ))}
    </fieldset>
  );
});
