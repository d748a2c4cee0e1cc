import { observer } from 'mobx-react-lite';
import type { ExperienceProblem } from '../../core/profile/experience-form';
import {
  COURSE_MODES,
  type CourseMode,
  EDUCATION_TYPES,
  type EducationType,
} from '../../core/profile/experiences';
import { profileWords } from '../../core/profile/words';
import { yearOptions } from '../../core/shared/pickers';
import { EducationStore } from '../../stores/profile/education-store';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import { CheckRow } from './check-row';
import css from './profile.module.css';

const words = profileWords.education;
const YEARS_AHEAD = 8;

const said = (problem: ExperienceProblem | undefined): string | undefined =>
  problem && profileWords.problems[problem];

export const EducationFields = () => (
  <>
    <CourseFields />
    <YearFields />
  </>
);

const CourseFields = observer(function CourseFields() {
  const store = useStore(EducationStore).told;
  const { problems, change } = store;
  const choice = store.draft?.choice;
  if (!choice) return undefined;
  return (
    <>
      <Field label={words.type}>
        <Select
          options={EDUCATION_TYPES.map((value) => ({ value, label: words.types[value] }))}
          value={choice.educationType}
          onChange={(type) => change({ educationType: type as EducationType })}
        />
      </Field>
      <ChoiceBox
        list="course"
        label={words.course}
        error={said(problems.courseName)}
        value={choice.courseName}
        onInput={(courseName) => change({ courseName })}
      />
      <ChoiceBox
        list="specialisation"
        label={words.specialization}
        hint={profileWords.details.optional}
        value={choice.specialization ?? ''}
        onInput={(specialization) => change({ specialization: specialization || undefined })}
      />
      <ChoiceBox
        list="college"
        label={words.college}
        error={said(problems.collegeName)}
        value={choice.collegeName}
        onInput={(collegeName) => change({ collegeName })}
      />
      <Field label={words.mode}>
        <Select
          options={COURSE_MODES.map((value) => ({ value, label: words.modes[value] }))}
          value={choice.courseMode}
          onChange={(mode) => change({ courseMode: mode as CourseMode })}
        />
      </Field>
    </>
  );
});

const YearFields = observer(function YearFields() {
  const store = useStore(EducationStore).told;
  const { problems, change, today } = store;
  const choice = store.draft?.choice;
  if (!choice) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const years = (last: number) =>
    yearOptions(last).map(({ value, label }) => ({ value: String(value), label }));
  const startError = said(problems.startYear);
  const endError = said(problems.endYear);
  return (
    <>
      <div className={css.pair}>
        <Field label={words.start} {...(startError !== undefined && { error: startError })}>
          <Select
            options={years(thisYear)}
            value={String(choice.startYear)}
            onChange={(year) => change({ startYear: Number(year) })}
          />
        </Field>
        {choice.endYear !== undefined && (
          <Field label={words.end} {...(endError !== undefined && { error: endError })}>
            <Select
              options={years(thisYear + YEARS_AHEAD)}
              value={String(choice.endYear)}
              onChange={(year) => change({ endYear: Number(year) })}
            />
          </Field>
        )}
      </div>
      <CheckRow
        label={words.current}
        on={choice.endYear === undefined}
        onChange={(on) => change({ endYear: on ? undefined : thisYear })}
      />
    </>
  );
});
