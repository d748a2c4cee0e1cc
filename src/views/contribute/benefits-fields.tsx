import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { BENEFIT_CODES, BENEFIT_GROUPS, BENEFITS, type BenefitGroup } from '../../core/companies/benefits';
import { companyWords } from '../../core/companies/words';
import { ticked, withTick } from '../../core/own-benefits/benefits-form';
import { ownBenefitsWords as words } from '../../core/own-benefits/words';
import { OwnBenefitsStore } from '../../stores/own-benefits-store';
import { useStore } from '../use-store';
import css from './benefits-fields.module.css';
import shared from './contribute.module.css';
import { CompanyField } from './job-fields';

/** The company, and everything it may give. */
export const BenefitsFields = observer(function BenefitsFields() {
  const { texts, employers, problems, change, typeCompany } = useStore(OwnBenefitsStore).form;
  const { companyName: unsaid, codes: none } = problems;
  const id = useId();
  return (
    <>
      <h2>{words.where}</h2>
      <CompanyField
        name={texts.companyName}
        employers={employers}
        error={unsaid && words.problems[unsaid]}
        onCompany={(text) => void typeCompany(text)}
        onChange={change}
      />
      <div className={css.head}>
        <h2>{words.what}</h2>
        <p>{words.whatText}</p>
        {none && (
          <p id={id} className={shared.error} role="alert">
            {words.pickOne}
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
  /** Where it is said that nothing is ticked. */
  readonly error: string | undefined;
}

const Ticks = observer(function Ticks({ group, error }: TicksProps) {
  const { texts, change } = useStore(OwnBenefitsStore).form;
  const on = ticked(texts);
  return (
    <fieldset className={css.group} aria-describedby={error}>
      <legend>{companyWords.benefits.groups[group]}</legend>
      {BENEFIT_CODES.filter((code) => BENEFITS[code].group === group).map((code) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={on.includes(code)}
            aria-invalid={error !== undefined || undefined}
            onChange={(event) => change(withTick(texts, code, event.target.checked))}
          />
          {BENEFITS[code].name}
        </label>
      ))}
    </fieldset>
  );
});
