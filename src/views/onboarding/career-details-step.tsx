import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CareerField } from '../../core/onboarding/career-form';
import { stepFailure } from '../../core/onboarding/step-failure';
import { onboardingText as text } from '../../core/onboarding/text';
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
      title={text.details.titles[type]}
      text={text.details.text}
      busy={store.busy}
      onSubmit={store.saveDetails}
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
  missing.includes(field) ? text.required : undefined;

const StudyFields = observer(function StudyFields() {
  const store = useStore(CareerStatusStore);
  const { form, missing } = store;
  return (
    <>
      <ChoiceBox
        list="course"
        label={text.details.course}
        hint={text.career.hint}
        error={errorOf(missing, 'courseName')}
        value={form.courseName}
        onInput={(courseName, courseId) => store.change({ courseName, courseId })}
      />
      <ChoiceBox
        list="specialisation"
        label={text.details.specialization}
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
          label={text.details.jobProfile}
          hint={text.career.hint}
          error={errorOf(missing, 'jobProfile')}
          value={form.jobProfile}
          onInput={(jobProfile) => store.change({ jobProfile })}
        />
        <SuggestedChoices
          label={text.details.jobProfile}
          names={suggestions.offered.jobProfiles}
          value={form.jobProfile}
          onChoose={(jobProfile) => store.change({ jobProfile })}
        />
      </div>
      <ListBox list="department" label={text.details.department} likely={suggestions.offered.departments} />
      <ListBox list="industry" label={text.details.industry} likely={suggestions.offered.industries} />
      {form.type === 'working' && (
        <ChoiceBox
          list="location"
          label={text.details.location}
          hint={text.career.optional}
          value={form.jobLocation}
          onInput={(jobLocation) => store.change({ jobLocation })}
        />
      )}
    </>
  );
});
