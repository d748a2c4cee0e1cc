import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CareerField } from '../../core/onboarding/career-form';
import { stepFailure } from '../../core/onboarding/step-failure';
import { onboardingWords as words } from '../../core/onboarding/words';
import { CareerStatusStore } from '../../stores/onboarding/career-status-store';
import { CareerSuggestionsStore } from '../../stores/onboarding/career-suggestions-store';
import { FailureStore } from '../../stores/shell/failure-store';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import { ListBox } from './list-box';
import css from './onboarding.module.css';
import { StepForm } from './step-form';
import { SuggestedChoices } from './suggested-choices';

export const CareerDetailsStep = observer(function CareerDetailsStep() {
  const store = useStore(CareerStatusStore);
  useEffect(() => store.begin(), [store]);
  const type = store.form.type ?? 'working';
  const { detailsFailure } = store;
  const failures = useStore(FailureStore);
  useEffect(() => {
    if (detailsFailure) failures.log(detailsFailure);
  }, [detailsFailure, failures]);
  return (
    <StepForm
      title={words.details.titles[type]}
      text={words.details.text}
      busy={store.busy}
      onSubmit={store.tellDetails}
    >
      {type === 'student' ? <StudyFields /> : <WorkFields />}
      {detailsFailure && (
        <p className={css.error} role="alert">
          {stepFailure(detailsFailure).text1}
        </p>
      )}
    </StepForm>
  );
});

const errorOf = (missing: readonly CareerField[], field: CareerField): string | undefined =>
  missing.includes(field) ? words.required : undefined;

const StudyFields = observer(function StudyFields() {
  const store = useStore(CareerStatusStore);
  const { form, missing } = store;
  return (
    <>
      <ChoiceBox
        list="course"
        label={words.details.course}
        hint={words.career.hint}
        error={errorOf(missing, 'courseName')}
        value={form.courseName}
        onInput={(courseName, courseId) => store.change({ courseName, courseId })}
      />
      <ChoiceBox
        list="specialisation"
        label={words.details.specialization}
        error={errorOf(missing, 'specialization')}
        value={form.specialization}
        onInput={(specialization, specializationId) => store.change({ specialization, specializationId })}
      />
    </>
  );
});

const WorkFields = observer(function WorkFields() {
  const store = useStore(CareerStatusStore);
  const suggestions = useStore(CareerSuggestionsStore);
  useEffect(() => {
    void suggestions.open();
  }, [suggestions]);
  const { form, missing } = store;
  return (
    <>
      <div>
        <ChoiceBox
          list="jobProfile"
          label={words.details.jobProfile}
          hint={words.career.hint}
          error={errorOf(missing, 'jobProfile')}
          value={form.jobProfile}
          onInput={(jobProfile) => store.change({ jobProfile })}
        />
        <SuggestedChoices
          label={words.details.jobProfile}
          names={suggestions.offered.jobProfiles}
          value={form.jobProfile}
          onChoose={(jobProfile) => store.change({ jobProfile })}
        />
      </div>
      <ListBox list="department" label={words.details.department} likely={suggestions.offered.departments} />
      <ListBox list="industry" label={words.details.industry} likely={suggestions.offered.industries} />
      {form.type === 'working' && (
        <ChoiceBox
          list="location"
          label={words.details.location}
          hint={words.career.optional}
          value={form.jobLocation}
          onInput={(jobLocation) => store.change({ jobLocation })}
        />
      )}
    </>
  );
});
