import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { gratuityText } from '../../core/calculators/gratuity-text';
import { hikeText } from '../../core/calculators/hike-text';
import { houseRentText } from '../../core/calculators/house-rent-text';
import { offerLetterText } from '../../core/calculators/offer-letter-text';
import { payChangesText } from '../../core/calculators/pay-changes-text';
import { takeHomeText } from '../../core/calculators/take-home-text';
import type { CompanyCard } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { salaryFormPath } from '../../core/contributions/form-path';
import type { PopularPay } from '../../core/salaries/fair-pay-port';
import { salariesText as text } from '../../core/salaries/salaries-text';
import { salaryText } from '../../core/salaries/text';
import { namedAddress } from '../../core/search/search-target';
import { designationUrl } from '../../core/shared/designation-url';
import { loaded } from '../../core/shared/loadable';
import { compact } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { PopularPayStore } from '../../stores/salaries/popular-pay-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Icon } from '../kit/icon';
import type { IconName } from '../kit/icon-names';
import { CompanyTiles } from '../shared/company-tiles';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './salaries-screen.module.css';
import { SalaryRows } from './salary-rows';
import { SalarySearch } from './salary-search';

export const handle: ScreenHandle = { head: () => ({ title: text.title, description: text.description }) };

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const named = namedAddress('salaries', new URL(request.url).search);
  if (named !== undefined) return redirect(named);
  await context.get(storesContext)(PopularPayStore).open({ signal: request.signal });
  return undefined;
};

const CALCULATORS = [
  ['take-home', 'wallet', takeHomeText],
  ['salary-hike', 'trending-up', hikeText],
  ['hra', 'house', houseRentText],
  ['gratuity', 'gift', gratuityText],
  ['offer-letter', 'file-text', offerLetterText],
  ['pay-changes', 'refresh-cw', payChangesText],
] as const satisfies readonly (readonly [
  string,
  IconName,
  { readonly title: string; readonly lead: string },
])[];

export const Component = observer(function SalariesScreen() {
  const { profiles, companies } = useStore(PopularPayStore);
  const popular = loaded(profiles) ?? [];
  return (
    <div className={css.page}>
      <section className={css.board}>
        <div>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
          <p className={css.ways}>
            <Button look="gold" size="large" href={pathTo('paid-fairly')}>
              {text.check}
            </Button>
            <Button size="large" icon="indian-rupee" href={salaryFormPath({})}>
              {salaryText.add}
            </Button>
          </p>
        </div>
        <Hill />
      </section>
      <SalarySearch />
      {popular.length > 0 && <Popular profiles={popular} />}
      {companies.length > 0 && <Companies companies={companies} />}
      <section aria-labelledby="calculators">
        <h2 id="calculators">{text.calculators}</h2>
        <ul className={css.tools}>
          {CALCULATORS.map(([id, icon, { title, lead }]) => (
            <li key={id}>
              <Anchor href={pathTo(id)} className={css.tool}>
                <span className={css.icon}>
                  <Icon name={icon} />
                </span>
                <span>
                  <b>{title}</b>
                  <small>{lead}</small>
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
});

/** A distribution of pay with one person's place in it, as decoration. */
const Hill = () => (
  <svg className={css.hill} viewBox="0 0 320 140" aria-hidden="true">
    <path d="M0 139C40 136 70 110 100 60C122 24 140 16 158 28C190 50 220 104 320 132V139Z" />
    <line x1="146" x2="146" y1="23" y2="139" strokeDasharray="3 5" />
    <line className={css.pole} x1="200" x2="200" y1="66" y2="139" />
    <circle cx="200" cy="66" r="6" />
  </svg>
);

const Popular = ({ profiles }: { profiles: readonly PopularPay[] }) => (
  <section aria-labelledby="popular">
    <h2 id="popular">{text.popular}</h2>
    <p className={css.hint}>{text.popularHint}</p>
    <Card padded className={css.profiles}>
      <SalaryRows
        rows={profiles.map(({ reports: contributors, jobProfile, jobProfileId, ...pay }) => ({
          id: String(jobProfileId),
          name: jobProfile,
          href: pathTo('designation-salaries', { jobProfile: designationUrl(jobProfile) }),
          figures: { ...pay, contributors },
        }))}
      />
    </Card>
  </section>
);

const Companies = ({ companies }: { readonly companies: readonly CompanyCard[] }) => (
  <section aria-labelledby="companies">
    <h2 id="companies">{text.companies}</h2>
    <Card padded className={css.profiles}>
      <CompanyTiles
        tiles={companies.map((company) => ({
          ...company,
          detail: companyText.counts.salaries(company.salaries, compact(company.salaries)),
          href: pathTo('company-salaries', { urlName: company.urlName }),
        }))}
      />
    </Card>
  </section>
);
