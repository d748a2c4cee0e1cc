import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { CareerField } from '../../core/career-status/career-form';
import { onboardingWords as words } from '../../core/onboarding/words';
import { CareerStatusStore } from '../../stores/career-status-store';
import { ChoicesStore } from '../../stores/choices-store';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { useStore } from '../use-store';
import { ChoiceBox } from './choice-box';
import { StepForm } from './step-form';

/** What somebody does there, or studies. */
export const CareerDetailsStep = observer(function CareerDetailsStep() {
  const store = useStore(CareerStatusStore);
  useEffect(() => store.begin(), [store]);
  const type = store.form.type ?? 'working';
  return (
    <StepForm
      title={words.details.titles[type]}
      text={words.details.text}
      busy={store.busy}
      onSubmit={store.tellDetails}
    >
      {type === 'student' ? <StudyFields /> : <WorkFields />}
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
  const { form, missing } = store;
  return (
    <>
      <ChoiceBox
        list="jobProfile"
        label={words.details.jobProfile}
        hint={words.career.hint}
        error={errorOf(missing, 'jobProfile')}
        value={form.jobProfile}
        onInput={(jobProfile) => store.change({ jobProfile })}
      />
      <ListField list="department" field="departmentId" label={words.details.department} />
      <ListField list="industry" field="industryId" label={words.details.industry} />
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

interface ListFieldProps {
  readonly list: 'department' | 'industry';
  readonly field: 'departmentId' | 'industryId';
  readonly label: string;
}

const ListField = observer(function ListField({ list, field, label }: ListFieldProps) {
  const store = useStore(CareerStatusStore);
  const choices = useStore(ChoicesStore);
  useEffect(() => {
    void choices.open(list);
  }, [choices, list]);
  const error = errorOf(store.missing, field);
  const options = choices.of(list).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Field label={label} {...(error && { error })}>
      <Select
        options={[{ value: '', label: words.details.none }, ...options]}
        value={String(store.form[field] ?? '')}
        onChange={(value) => store.change({ [field]: value ? Number(value) : undefined })}
      />
    </Field>
  );
});
