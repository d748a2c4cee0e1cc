import { observer } from 'mobx-react-lite';
import type { ExperienceProblem } from '../../core/profile/experience-form';
import { EMPLOYMENT_TYPES, type EmploymentType } from '../../core/profile/experiences';
import { profileText } from '../../core/profile/text';
import { WorkStore } from '../../stores/profile/work-store';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { Select } from '../kit/select';
import { CheckRow } from '../shared/check-row';
import { ChoiceBox } from '../shared/choice-box';
import { useStore } from '../use-store';
import { MonthField } from './month-field';
import css from './profile.module.css';

const text = profileText.work;
const MAX_LENGTH = 1000;

const message = (problem: ExperienceProblem | undefined): string | undefined =>
  problem && profileText.problems[problem];

export const WorkFields = observer(function WorkFields() {
  const store = useStore(WorkStore).list;
  const { problems, change, today } = store;
  const choice = store.draft?.choice;
  if (!choice) return undefined;
  const thisYear = Number(today.slice(0, 4));
  return (
    <>
      <ChoiceBox
        list="company"
        label={text.company}
        error={message(problems.companyName)}
        value={choice.companyName}
        onInput={(companyName) => change({ companyName })}
      />
      <ChoiceBox
        list="jobProfile"
        label={text.jobProfile}
        error={message(problems.jobProfile)}
        value={choice.jobProfile}
        onInput={(jobProfile) => change({ jobProfile })}
      />
      <Field label={text.employment}>
        <Select
          options={EMPLOYMENT_TYPES.map((value) => ({ value, label: text.employments[value] }))}
          value={choice.employmentType}
          onChange={(type) => change({ employmentType: type as EmploymentType })}
        />
      </Field>
      <MonthField
        label={text.start}
        value={choice.startMonth}
        thisYear={thisYear}
        error={message(problems.startMonth)}
        onChange={(startMonth) => change({ startMonth })}
      />
      <CheckRow
        label={text.current}
        on={choice.endMonth === undefined}
        onChange={(on) => change({ endMonth: on ? undefined : '' })}
      />
      {choice.endMonth !== undefined && (
        <MonthField
          label={text.end}
          value={choice.endMonth}
          thisYear={thisYear}
          error={message(problems.endMonth)}
          onChange={(endMonth) => change({ endMonth })}
        />
      )}
      <ChoiceBox
        list="location"
        label={text.location}
        hint={profileText.details.optional}
        value={choice.location ?? ''}
        onInput={(location) => change({ location: location || undefined })}
      />
      <Field label={text.description} hint={profileText.details.optional}>
        <LimitedArea
          className={css.text}
          maxLength={MAX_LENGTH}
          value={choice.description ?? ''}
          onChange={(event) => change({ description: event.target.value || undefined })}
        />
      </Field>
    </>
  );
});
