import { observer } from 'mobx-react-lite';
import type { ExperienceProblem } from '../../core/profile/experience-form';
import {
  COURSE_MODES,
  type CourseMode,
  EDUCATION_TYPES,
  type EducationType,
} from '../../core/profile/experiences';
import { profileText } from '../../core/profile/text';
import { yearOptions } from '../../core/shared/pickers';
import { EducationStore } from '../../stores/profile/education-store';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { CheckRow } from '../shared/check-row';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import css from './profile.module.css';

const text = profileText.education;
const YEARS_AHEAD = 8;

const message = (problem: ExperienceProblem | undefined): string | undefined =>
  problem && profileText.problems[problem];

export const EducationFields = () => (
  <>
    <CourseFields />
    <YearFields />
  </>
);

const CourseFields = observer(function CourseFields() {
  const store = useStore(EducationStore).list;
  const { problems, change } = store;
  const choice = store.draft?.choice;
  if (!choice) return undefined;
  return (
    <>
      <Field label={text.type}>
        <Select
          options={EDUCATION_TYPES.map((value) => ({ value, label: text.types[value] }))}
          value={choice.educationType}
          onChange={(type) => change({ educationType: type as EducationType })}
        />
      </Field>
      <ChoiceBox
        list="course"
        label={text.course}
        error={message(problems.courseName)}
        value={choice.courseName}
        onInput={(courseName) => change({ courseName })}
      />
      <ChoiceBox
        list="specialisation"
        label={text.specialization}
        hint={profileText.details.optional}
        value={choice.specialization ?? ''}
        onInput={(specialization) => change({ specialization: specialization || undefined })}
      />
      <ChoiceBox
        list="college"
        label={text.college}
        error={message(problems.collegeName)}
        value={choice.collegeName}
        onInput={(collegeName) => change({ collegeName })}
      />
      <Field label={text.mode}>
        <Select
          options={COURSE_MODES.map((value) => ({ value, label: text.modes[value] }))}
          value={choice.courseMode}
          onChange={(mode) => change({ courseMode: mode as CourseMode })}
        />
      </Field>
    </>
  );
});

const YearFields = observer(function YearFields() {
  const store = useStore(EducationStore).list;
  const { problems, change, today } = store;
  const choice = store.draft?.choice;
  if (!choice) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = (last: number) =>
    yearOptions(last).map(({ value, label }) => ({ value: String(value), label }));
  const startError = message(problems.startYear);
  const endError = message(problems.endYear);
  return (
    <>
      <div className={css.pair}>
        <Field label={text.start} {...(startError !== undefined && { error: startError })}>
          <Select
            options={years(thisYear)}
            value={String(choice.startYear)}
            onChange={(year) => change({ startYear: Number(year) })}
          />
        </Field>
        {choice.endYear !== undefined && (
          <Field label={text.end} {...(endError !== undefined && { error: endError })}>
            <Select
              options={years(thisYear + YEARS_AHEAD)}
              value={String(choice.endYear)}
              onChange={(year) => change({ endYear: Number(year) })}
            />
          </Field>
        )}
      </div>
      <CheckRow
        label={text.current}
        on={choice.endYear === undefined}
        onChange={(on) => change({ endYear: on ? undefined : thisYear })}
      />
    </>
  );
});
