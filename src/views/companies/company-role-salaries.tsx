import { observer } from 'mobx-react-lite';
import type { Company } from '../../core/companies/company';
import type { SalaryDetail } from '../../core/salaries/salaries-port';
import { placeName, type SalaryAddress, salaryQuery } from '../../core/salaries/salary-query';
import { salaryText as text } from '../../core/salaries/text';
import { filteredTitle } from '../../core/shared/filtered-title';
import { pathTo } from '../../core/shell/screens';
import { CompanySalariesStore } from '../../stores/companies/company-salaries-store';
import { Button } from '../kit/button';
import { classNames } from '../kit/class-names';
import { AddSalary } from '../salaries/add-salary';
import { FiguresCard } from '../salaries/figures-card';
import { HiddenFields } from '../salaries/hidden-fields';
import { narrowingFields, PartsCards } from '../salaries/parts-cards';
import { PayDetails } from '../salaries/pay-details';
import css from '../salaries/salaries.module.css';
import { FilterForm } from '../shared/filter-form';
import { useStore } from '../use-store';

export const companySalariesPath = (urlName: string, salaryAddress: SalaryAddress = {}): string =>
  pathTo('company-salaries', { urlName }) + salaryQuery(salaryAddress);

interface CompanyRoleSalariesProps {
  readonly company: Company;
  readonly detail: SalaryDetail;
}

/** The salaries of one job at a company. */
export const CompanyRoleSalaries = observer(function CompanyRoleSalaries({
  company,
  detail,
}: CompanyRoleSalariesProps) {
  const { query: salaryAddress, salaries } = useStore(CompanySalariesStore);
  const { urlName, name } = company;
  const { jobProfileId, jobProfile } = detail;
  const path = companySalariesPath(urlName);
  const { placeId, experience, years } = salaryAddress;
  const roleQuery = { jobProfileId, placeId, experience, years };
  return (
    <>
      <FiguresCard
        title={filteredTitle(
          text.jobTitle(jobProfile, name),
          placeName(salaries?.filters.places, salaryAddress.placeId),
        )}
        job={jobProfile}
        figures={detail.figures}
        end={detail.figures && <PayDetails median={detail.figures.p50} split={detail.split} />}
      >
        {salaries && (
          <FilterForm
            label={text.filters.title}
            path={path}
            fields={narrowingFields(salaries.filters, salaryAddress)}
            any={text.filters.any}
            apply={text.filters.apply}
            clear={
              salaryAddress.placeId !== undefined || salaryAddress.experience !== undefined
                ? { label: text.filters.clear, href: companySalariesPath(urlName, { jobProfileId }) }
                : undefined
            }
          >
            <HiddenFields query={{ jobProfileId, years: salaryAddress.years }} />
          </FilterForm>
        )}
      </FiguresCard>
      <PartsCards
        detail={detail}
        query={roleQuery}
        path={path}
        hrefOf={(other) => companySalariesPath(urlName, other)}
        levelHrefOf={(level) =>
          companySalariesPath(urlName, { ...roleQuery, jobProfileId: level.jobProfileId })
        }
      />
      <div className={classNames(css.actions, css.inset)}>
        <Button look="line" href={path}>
          {text.all}
        </Button>
        <Button look="line" href={pathTo('designation-salaries', { jobProfile: detail.urlName })}>
          {text.designationTitle(jobProfile)}
        </Button>
        <Button look="line" href={pathTo('paid-fairly')}>
          {text.check}
        </Button>
        <AddSalary company={name} designation={detail.urlName} />
      </div>
    </>
  );
});
