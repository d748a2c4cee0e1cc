import { type JOB_PARTS, type JobTexts, withJob } from '../../core/contributions/job-form';
import { jobText as copy } from '../../core/contributions/text';
import { YEAR_CHOICES } from '../../core/salaries/fair-pay-form';
import type { PayChoices } from '../../core/salaries/fair-pay-port';
import type { Choice } from '../../core/search/choices-port';
import { Field } from '../kit/field';
import { LazyCombobox } from '../kit/lazy-combobox';
import { Select, type SelectOption } from '../kit/select';
import tool from '../kit/tool.module.css';
import { PickField } from '../shared/pick-field';

interface JobFieldsProps {
  readonly texts: JobTexts;
  readonly choices: PayChoices;
  /** Undefined while the lookup runs. */
  readonly employers: readonly Choice[] | undefined;
  /** Returns the error message for a field. */
  readonly message: (part: (typeof JOB_PARTS)[number]) => string | undefined;
  readonly onCompany: (text: string) => void;
  readonly onChange: (part: Partial<JobTexts>) => void;
}

export const JobFields = ({ texts, choices, employers, message, onCompany, onChange }: JobFieldsProps) => (
  <>
    <CompanyField
      name={texts.companyName}
      error={message('companyName')}
      {...{ employers, onCompany, onChange }}
    />
    <PickField
      label={copy.role}
      placeholder={copy.chooseRole}
      error={message('jobProfile') ?? message('department')}
      value={texts.jobProfile}
      items={choices.jobProfiles}
      onInput={(job) => onChange(withJob(job, choices))}
    />
    <div className={tool.pair}>
      <PickField
        label={copy.place}
        placeholder={copy.choosePlace}
        error={message('locationId')}
        value={texts.place}
        items={choices.places}
        onInput={(place) => onChange({ place })}
      />
      <OpenChoice
        label={copy.years}
        open={copy.chooseYears}
        error={message('totalExperience')}
        value={texts.totalExperience}
        options={YEAR_CHOICES}
        onChoose={(totalExperience) => onChange({ totalExperience })}
      />
    </div>
  </>
);

interface CompanyFieldProps {
  readonly name: string;
  readonly employers: readonly Choice[] | undefined;
  readonly error: string | undefined;
  readonly onCompany: (text: string) => void;
  readonly onChange: (part: { readonly companyName: string }) => void;
}

export const CompanyField = ({ name, employers, error, onCompany, onChange }: CompanyFieldProps) => (
  <Field label={copy.company} error={error}>
    <LazyCombobox
      label={copy.company}
      placeholder={copy.companyPlaceholder}
      icon="building-2"
      value={name}
      options={(employers ?? []).map(({ id, name: label }) => ({ id: String(id), label }))}
      busy={!employers}
      onInput={onCompany}
      onSelect={({ label }) => onChange({ companyName: label })}
    />
  </Field>
);

interface OpenChoiceProps {
  readonly label: string;
  /** Placeholder while nothing is chosen. */
  readonly open: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChoose: (value: string) => void;
}

/** A select that starts without a choice. */
export const OpenChoice = ({ label, open, error, value, options, onChoose }: OpenChoiceProps) => (
  <Field label={label} error={error}>
    <Select value={value} options={[{ value: '', label: open }, ...options]} onChange={onChoose} />
  </Field>
);
