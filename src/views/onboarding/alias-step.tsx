import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { onboardingText as texts } from '../../core/onboarding/text';
import { loaded } from '../../core/shared/loadable';
import { OnboardingAliasStore } from '../../stores/onboarding/onboarding-alias-store';
import { UserNameCheckStore } from '../../stores/onboarding/user-name-check-store';
import { Avatar } from '../kit/avatar';
import { Chip } from '../kit/chip';
import { Field } from '../kit/field';
import { Skeleton } from '../kit/skeleton';
import { TextInput } from '../kit/text-input';
import { useLastFailure } from '../shared/use-last-failure';
import { useStore } from '../use-store';
import { NotLoaded } from './not-loaded';
import css from './onboarding.module.css';
import { StepForm } from './step-form';

export const AliasStep = observer(function AliasStep() {
  const store = useStore(OnboardingAliasStore);
  const check = useStore(UserNameCheckStore);
  useEffect(() => {
    void store.open();
    return check.clear;
  }, [store, check]);
  const { title, text, name, hint, free, problems, isFree } = texts.alias;
  const { choice } = store;
  const { verdict } = check;
  const problem = store.problem ?? verdict?.reason;
  const suggested = verdict?.suggestions ?? [];
  const names = suggested.length > 0 ? suggested : (loaded(store.suggestions)?.userNames ?? []);
  const choose = (userName: string) => {
    check.clear();
    store.change({ userName });
  };
  const type = (userName: string) => {
    store.change({ userName });
    check.type(userName);
  };
  const missed = useLastFailure(store.suggestions);
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
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <p className={css.text} role="status">
        {verdict?.valid && !problem && isFree(choice.userName)}
      </p>
      {names.length > 0 && (
        <div>
          <p className={css.text}>{free}</p>
          <ul className={css.chips}>
            {names.map((item) => (
              <li key={item}>
                <Chip on={choice.userName === item} onClick={() => choose(item)}>
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
      <legend className={css.hidden}>{texts.alias.avatars}</legend>
      {avatars.map(({ url, color }, index) => (
        <label key={url} className={css.picture}>
          <input
            type="radio"
            name="avatar"
            aria-label={texts.alias.avatar(index + 1)}
            checked={store.choice.avatarUrl === url}
            onChange={() => store.change({ avatarUrl: url, avatarColor: color })}
          />
          <Avatar url={url} size="lg" />
        </label>
      ))}
    </fieldset>
  );
});
