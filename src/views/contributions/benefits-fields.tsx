import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { benefitNames } from '../../core/companies/benefit-text';
import { BENEFIT_CODES, BENEFIT_GROUPS, BENEFITS, type BenefitGroup } from '../../core/companies/benefits';
import { companyText } from '../../core/companies/text';
import { ticked, withTick } from '../../core/contributions/benefits-form';
import { MAX_NOTE_LENGTH } from '../../core/contributions/own-benefits';
import { ownBenefitsText as copy } from '../../core/contributions/own-benefits-text';
import { OwnBenefitsStore } from '../../stores/contributions/own-benefits-store';
import check from '../kit/checkbox.module.css';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { useStore } from '../use-store';
import css from './benefits-fields.module.css';
import shared from './contribute.module.css';
import { CompanyField } from './job-fields';

export const BenefitsFields = observer(function BenefitsFields() {
  const { texts, employers, problems, change, typeCompany } = useStore(OwnBenefitsStore).form;
  const { companyName: companyProblem, codes: none } = problems;
  const id = useId();
  return (
    <>
      <CompanyField
        name={texts.companyName}
        employers={employers}
        error={companyProblem && copy.problems[companyProblem]}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <div className={css.head}>
        <p>{copy.whatText}</p>
        {none && (
          <p id={id} className={shared.error} role="alert">
            {copy.pickOne}
          </p>
        )}
      </div>
      {BENEFIT_GROUPS.map((group) => (
        <Ticks key={group} group={group} error={none && id} />
      ))}
    </>
  );
});

interface TicksProps {
  readonly group: BenefitGroup;
  /** Id of the error message for missing ticks. */
  readonly error: string | undefined;
}

const Ticks = observer(function Ticks({ group, error }: TicksProps) {
  const { texts, change } = useStore(OwnBenefitsStore).form;
  const on = ticked(texts);
  return (
    <fieldset className={css.group} aria-describedby={error}>
      <legend>{companyText.benefits.groups[group]}</legend>
      {BENEFIT_CODES.filter((code) => BENEFITS[code] === group).map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            className={check.box}
            checked={on.includes(code)}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => change(withTick(texts, code, event.target.checked))}
          />
          {benefitNames[code]}
        </label>
      ))}
    </fieldset>
  );
});

export const BenefitsNote = observer(function BenefitsNote() {
  const { texts, problems, change } = useStore(OwnBenefitsStore).form;
  return (
    <>
      <div className={css.head}>
        <p>{copy.noteText}</p>
      </div>
      <Field
        label={copy.note}
        hint={copy.noteHint(texts.note.length)}
        error={problems.note && copy.problems[problems.note]}
      >
        <LimitedArea
          className={shared.text}
          maxLength={MAX_NOTE_LENGTH}
          value={texts.note}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </>
  );
});
