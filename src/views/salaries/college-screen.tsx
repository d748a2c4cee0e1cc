import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { College } from '../../core/salaries/college';
import { collegeText } from '../../core/salaries/colleges-text';
import { salaryText } from '../../core/salaries/text';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CollegesStore } from '../../stores/salaries/colleges-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { CompanyMark } from '../kit/company-mark';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './colleges.module.css';
import { FiguresCard } from './figures-card';
import { RuleCard } from './parts-cards';
import { SalaryRows } from './salary-rows';

const text = collegeText.page;

export const handle: ScreenHandle = {
  head: (resolve) => {
    const card = resolve(CollegesStore).college?.card;
    const name = card?.name ?? '';
    return {
      title: text.title(name),
      description: text.description(name),
      canonical: card && pathTo('college', { collegeUrl: card.urlName }),
    };
  },
};

export const loader = ({ params, request, context }: LoaderFunctionArgs): Promise<void> =>
  context
    .get(storesContext)(CollegesStore)
    .open(params.collegeUrl ?? '', { signal: request.signal });

export const Component = observer(function CollegeScreen() {
  const { college } = useStore(CollegesStore);
  if (!college) return undefined;
  const { card, figures } = college;
  return (
    <Page>
      <Anchor className={css.back} href={pathTo('colleges')}>
        {text.all}
      </Anchor>
      <header className={css.head}>
        <CompanyMark url={card.logoUrl} name={card.name} size="xl" />
        <div>
          <h1>{card.name}</h1>
          <p>{collegeText.place(card.place, card.state)}</p>
        </div>
      </header>
      <Cards>
        {figures ? (
          <FiguresCard
            title={text.figures}
            job={card.name}
            figures={figures}
            lead={text.shared(grouped(figures.contributors), figures.confidence)}
          />
        ) : (
          <Card>
            <EmptyState title={salaryText.none} text={salaryText.noneText} />
          </Card>
        )}
        {college.byExperience.length > 0 && <Bands college={college} />}
        {figures && <Companies college={college} />}
        <RuleCard />
      </Cards>
    </Page>
  );
});

const Bands = ({ college }: { readonly college: College }) => (
  <Card padded>
    <h2 className={css.title}>{text.byExperience}</h2>
    <SalaryRows
      rows={college.byExperience.map(({ experience, figures }) => ({
        id: experience,
        name: salaryText.years(experience),
        figures,
      }))}
    />
  </Card>
);

const Companies = ({ college }: { readonly college: College }) => (
  <Card padded>
    <h2 className={css.title}>{text.companies}</h2>
    {college.companies.length === 0 ? (
      <p className={css.none}>{text.companiesNone}</p>
    ) : (
      <SalaryRows
        rows={college.companies.map(({ company, figures }) => ({
          id: company.urlName,
          name: company.name,
          mark: <CompanyMark url={company.logoUrl} name={company.name} size="sm" />,
          href: pathTo('company-overview', { urlName: company.urlName }),
          figures,
        }))}
      />
    )}
  </Card>
);
