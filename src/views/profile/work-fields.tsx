import { observer } from 'mobx-react-lite';
import type { ExperienceProblem } from '../../core/profile/experience-form';
import { EMPLOYMENT_TYPES, type EmploymentType } from '../../core/profile/experiences';
import { profileWords } from '../../core/profile/words';
import { WorkStore } from '../../stores/profile/work-store';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import { CheckRow } from './check-row';
import { MonthField } from './month-field';
import css from './profile.module.css';

const words = profileWords.work;
const LONGEST = 1000;

const said = (problem: ExperienceProblem | undefined): string | undefined =>
  problem && profileWords.problems[problem];

export const WorkFields = observer(function WorkFields() {
  const store = useStore(WorkStore).told;
  const { problems, change, today } = store;
  const choice = store.draft?.choice;
  if (!choice) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return (
    <>
      <ChoiceBox
        list="company"
        label={words.company}
        error={said(problems.companyName)}
        value={choice.companyName}
        onInput={(companyName) => change({ companyName })}
      />
      <ChoiceBox
        list="jobProfile"
        label={words.jobProfile}
        error={said(problems.jobProfile)}
        value={choice.jobProfile}
        onInput={(jobProfile) => change({ jobProfile })}
      />
      <Field label={words.employment}>
        <Select
          options={EMPLOYMENT_TYPES.map((value) => ({ value, label: words.employments[value] }))}
          value={choice.employmentType}
          onChange={(type) => change({ employmentType: type as EmploymentType })}
        />
      </Field>
      <MonthField
        label={words.start}
        value={choice.startMonth}
        thisYear={thisYear}
        error={said(problems.startMonth)}
        onChange={(startMonth) => change({ startMonth })}
      />
      <CheckRow
        label={words.current}
        on={choice.endMonth === undefined}
        onChange={(on) => change({ endMonth: on ? undefined : '' })}
      />
      {choice.endMonth !== undefined && (
        <MonthField
          label={words.end}
          value={choice.endMonth}
          thisYear={thisYear}
          error={said(problems.endMonth)}
          onChange={(endMonth) => change({ endMonth })}
        />
      )}
      <ChoiceBox
        list="location"
        label={words.location}
        hint={profileWords.details.optional}
        value={choice.location ?? ''}
        onInput={(location) => change({ location: location || undefined })}
      />
      <Field label={words.description} hint={profileWords.details.optional}>
        <TextArea
          className={css.words}
          maxLength={LONGEST}
          value={choice.description ?? ''}
          onChange={(event) => change({ description: event.target.value || undefined })}
        />
      </Field>
    </>
  );
});
