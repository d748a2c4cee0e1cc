import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { CAREER_TYPES, type CareerType } from '../../core/onboarding/career-status';
import { onboardingText as texts } from '../../core/onboarding/text';
import { CareerStatusStore } from '../../stores/onboarding/career-status-store';
import { Icon } from '../kit/icon';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import css from './onboarding.module.css';
import { PortalOffer } from './portal-offer';
import { StepForm } from './step-form';

const ICONS = { working: 'briefcase', student: 'graduation-cap', unemployed: 'compass' } as const;

export const CareerOptionStep = observer(function CareerOptionStep() {
  const store = useStore(CareerStatusStore);
  useEffect(() => store.begin(), [store]);
  const { form, missing, busy } = store;
  const { title, text, organisation, optional, hint } = texts.career;
  return (
    <StepForm title={title} text={text} busy={busy} onSubmit={store.submit}>
      <PortalOffer />
      <fieldset
        className={css.cards}
        aria-describedby={missing.includes('type') ? 'career-type-error' : undefined}
      >
        <legend className={css.hidden}>{title}</legend>
        {CAREER_TYPES.map((type) => (
          <CareerCard key={type} type={type} />
        ))}
      </fieldset>
      {missing.includes('type') && (
        <p id="career-type-error" className={css.error} role="alert">
          {texts.choose}
        </p>
      )}
      {form.type && (
        <ChoiceBox
          key={form.type}
          list={form.type === 'student' ? 'college' : 'company'}
          label={organisation[form.type]}
          hint={form.type === 'unemployed' ? optional : hint}
          error={missing.includes('organisation') ? texts.required : undefined}
          value={form.organisation}
          onInput={(text) => store.change({ organisation: text })}
        />
      )}
    </StepForm>
  );
});

const CareerCard = observer(function CareerCard({ type }: { readonly type: CareerType }) {
  const store = useStore(CareerStatusStore);
  const { name, text } = texts.career.types[type];
  const choose = () => store.change({ type, ...(store.form.type !== type && { organisation: '' }) });
  return (
    <label className={css.card}>
      <span className={css.tile}>
        <Icon name={ICONS[type]} size="large" />
      </span>
      <span className={css.about}>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <input
        type="radio"
        name="career"
        value={type}
        className={css.radio}
        checked={store.form.type === type}
        onChange={choose}
      />
    </label>
  );
});
