import { observer } from 'mobx-react-lite';
import { benefitNames } from '../../core/companies/benefit-text';
import {
  BENEFIT_CODES,
  BENEFIT_GROUPS,
  BENEFITS,
  type BenefitCode,
  type BenefitGroup,
  benefitUrlName,
} from '../../core/companies/benefits';
import type { ReportedBenefits } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { ownBenefitsText } from '../../core/contributions/own-benefits-text';
import { filteredTitle } from '../../core/shared/filtered-title';
import { buildQuery, parseQuery, valueIn } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import type { ScreenHandle } from '../shared/screen-module';
import { usePlace } from '../shared/use-place';
import { useStore } from '../use-store';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { tabLoader } from './tab-loader';

const text = companyText.benefits;

/** The benefit a link asks for: ?benefit=health-insurance. */
function benefitIn(search: string): BenefitCode | undefined {
  const wanted = valueIn(parseQuery(search), 'benefit');
  return BENEFIT_CODES.find((code) => benefitUrlName(code) === wanted);
}

const namesIn = (search: string): readonly string[] => {
  const code = benefitIn(search);
  return code ? [benefitNames[code]] : [];
};

export const handle: ScreenHandle = {
  head: (resolve, { search }) => {
    const { company } = resolve(CompanyStore);
    if (!company) return { title: '', description: '' };
    const { urlName, name, industry, headquarters } = company;
    const names = namesIn(search);
    const title = filteredTitle(text.title(name), names);
    const code = benefitIn(search);
    return {
      title,
      description: `${title}. ${industry}, ${headquarters}.`,
      canonical:
        pathTo('company-benefits', { urlName }) + buildQuery(code ? [['benefit', benefitUrlName(code)]] : []),
    };
  },
};
export const loader = tabLoader(({ details, urlName, call }) => details.openBenefits(urlName, call));

export const Component = observer(function CompanyBenefitsScreen() {
  const { company } = useStore(CompanyStore);
  const { benefits } = useStore(CompanyDetailsStore);
  const { search } = usePlace();
  if (!company) return undefined;
  const wanted = benefitIn(search);
  const shown = wanted ? benefits.items.filter(({ code }) => code === wanted) : benefits.items;
  return (
    <CompanyPage tab="benefits">
      {benefits.items.length === 0 && (
        <Card>
          <EmptyState
            {...(benefits.reporters > 0
              ? { title: text.few, text: text.from(benefits.reporters) }
              : { title: text.none })}
            action={<AddBenefits company={company.name} />}
          />
        </Card>
      )}
      {benefits.items.length > 0 && (
        <header className={css.withAction}>
          <div className={css.header}>
            <h2 className={css.title}>{filteredTitle(text.title(company.name), namesIn(search))}</h2>
            <p>{text.from(benefits.reporters)}</p>
          </div>
          <AddBenefits company={company.name} />
        </header>
      )}
      {wanted && (
        <p className={css.filter}>
          {shown.length === 0 && <span>{text.tooFew(benefitNames[wanted])}</span>}
          <Button look="line" size="small" href={pathTo('company-benefits', { urlName: company.urlName })}>
            {text.all}
          </Button>
        </p>
      )}
      <div className={css.groups}>
        {BENEFIT_GROUPS.map((group) => (
          <Group key={group} group={group} benefits={{ ...benefits, items: shown }} />
        ))}
      </div>
    </CompanyPage>
  );
});

const AddBenefits = ({ company }: { readonly company: string }) => (
  <Button icon="heart" href={pathTo('contribute-benefits') + buildQuery([['CompanyName', company]])}>
    {ownBenefitsText.title}
  </Button>
);

function Group({ group, benefits }: { group: BenefitGroup; benefits: ReportedBenefits }) {
  const items = benefits.items.filter(({ code }) => BENEFITS[code] === group);
  if (items.length === 0) return undefined;
  return (
    <Card padded>
      <h3 className={css.groupTitle}>{text.groups[group]}</h3>
      <ul className={css.benefits}>
        {items.map(({ code, reports }) => {
          const share = Math.round((100 * reports) / Math.max(1, benefits.reporters));
          return (
            <li key={code} id={benefitUrlName(code)}>
              <span>{benefitNames[code]}</span>
              <b>{text.share(share)}</b>
              <svg width="100%" height="8" aria-hidden="true">
                <rect width="100%" height="8" rx="4" className={css.ground} />
                <rect width={`${share}%`} height="8" rx="4" className={css.bar} />
              </svg>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
