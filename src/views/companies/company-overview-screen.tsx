import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { faqOf } from '../../core/companies/faq';
import { companyText as text } from '../../core/companies/text';
import { pathTo } from '../../core/shell/screens';
import { CompanyOverviewStore } from '../../stores/companies/company-overview-store';
import { CompanyPreviewsStore } from '../../stores/companies/company-previews-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { CompanyVideoStore } from '../../stores/companies/company-video-store';
import { FirstViewEnd } from '../kit/first-view-end';
import { loadOnInteraction } from '../shared/load-on-interaction';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { AboutTabs } from './about-tabs';
import { ClaimedBanner } from './claimed-banner';
import { CompanyPage } from './company-page';
import { organisationFacts } from './organisation-facts';

const OverviewBelow = loadOnInteraction(
  () => import(/* webpackChunkName: "company-overview-screen-rest" */ './overview-below'),
);
const OverviewSide = loadOnInteraction(
  () => import(/* webpackChunkName: "company-overview-screen-rest" */ './overview-side'),
);

export const later = [OverviewBelow, OverviewSide];

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const { overview } = resolve(CompanyOverviewStore);
    const head = text.heads.overview(company?.name ?? '');
    return company
      ? {
          ...head,
          canonical: pathTo('company-overview', { urlName: company.urlName }),
          facts: organisationFacts(company, faqOf(company, overview?.ratings)),
        }
      : head;
  },
  about: (resolve) => ({ companyId: resolve(CompanyStore).company?.id }),
};

export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<void> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const urlName = params.urlName ?? '';
  await Promise.all([
    resolve(CompanyStore).open(urlName, call),
    resolve(CompanyOverviewStore).open(urlName, call),
    resolve(CompanyPreviewsStore).open(urlName, call),
    resolve(CompanyVideoStore).open(urlName, call),
  ]);
};

export const Component = observer(function CompanyOverviewScreen() {
  const { company } = useStore(CompanyStore);
  const { overview } = useStore(CompanyOverviewStore);
  if (!company || !overview) return undefined;
  return (
    <CompanyPage tab="about" cover side={<OverviewSide company={company} overview={overview} />}>
      <AboutTabs company={company} current="company-overview" />
      {company.claimed && <ClaimedBanner name={company.name} />}
      <FirstViewEnd />
      <OverviewBelow company={company} overview={overview} />
    </CompanyPage>
  );
});
