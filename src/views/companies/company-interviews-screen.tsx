import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { CountedDesignation } from '../../core/interviews/interview';
import { interviewQuery, isFiltered, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewText as text } from '../../core/interviews/text';
import { placeName } from '../../core/salaries/salary-query';
import { cityAddress, namedAddress } from '../../core/search/search-target';
import { filteredDescription, filteredTitle } from '../../core/shared/filtered-title';
import { pathTo } from '../../core/shell/screens';
import { CompanyStore } from '../../stores/companies/company-store';
import { InterviewsStore } from '../../stores/interviews/interviews-store';
import { Experiences } from '../interviews/experiences';
import css from '../interviews/interviews.module.css';
import { ShareInterview } from '../interviews/share-interview';
import { Chip } from '../kit/chip';
import { classNames } from '../kit/class-names';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import details from './details.module.css';

const pathOf = (urlName: string, designation?: string): string =>
  pathTo('company-interviews', { urlName, ...(designation && { designation }) });

const placesOf = ({ page, query }: InterviewsStore) => placeName(page?.places, query.placeId);

const titleOf = (name: string, store: InterviewsStore): string =>
  filteredTitle(text.companyTitle(name, store.page?.jobProfile), placesOf(store));

const CHIPS = 12;

/** The most frequent designations, plus the selected designation. */
const shownOf = (all: readonly CountedDesignation[], chosen: string | undefined) =>
  all.filter(({ designation }, index) => index < CHIPS || designation === chosen);

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const store = resolve(InterviewsStore);
    const { designation, placeId, page } = store.query;
    const name = company?.name ?? '';
    return {
      title: titleOf(name, store),
      description: filteredDescription(text.companyDescription(name), placesOf(store)),
      canonical: company && pathOf(company.urlName, designation) + interviewQuery({ placeId, page }),
      hidden: isFiltered(store.query),
    };
  },
};

export const loader = async ({
  params,
  request,
  context,
}: LoaderFunctionArgs): Promise<Response | undefined> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const { urlName = '', designation } = params;
  const { pathname, search } = new URL(request.url);
  const named = cityAddress(pathname, search) ?? namedAddress('interviews', search, { companyUrl: urlName });
  if (named !== undefined) return redirect(named);
  const query = { companyUrl: urlName, designation, ...readInterviewQuery(search) };
  const interviews = resolve(InterviewsStore);
  await Promise.all([resolve(CompanyStore).open(urlName, call), interviews.open(query, call)]);
  return lastPage(request, { page: interviews.query.page, pages: interviews.page?.pages ?? 0 });
};

export const Component = observer(function CompanyInterviewsScreen() {
  const { company } = useStore(CompanyStore);
  const store = useStore(InterviewsStore);
  const { page, questions, query, missed } = store;
  const chips = useCurrentInSight(query.designation ?? '');
  if (!company || !page) return undefined;
  const { urlName, name } = company;
  return (
    <CompanyPage tab="interviews">
      <header className={details.withAction}>
        <h2 className={details.title}>{titleOf(name, store)}</h2>
        <ShareInterview company={name} />
      </header>
      {page.designations.length > 1 && (
        <nav ref={chips} className={classNames(css.chips, css.inset)} aria-label={text.designations}>
          <Chip on={query.designation === undefined} href={pathOf(urlName)}>
            {text.all}
          </Chip>
          {shownOf(page.designations, query.designation).map((countedDesignation) => (
            <Chip
              key={countedDesignation.designation}
              on={countedDesignation.designation === query.designation}
              href={pathOf(urlName, countedDesignation.designation)}
            >
              {countedDesignation.name}
            </Chip>
          ))}
        </nav>
      )}
      <Experiences
        page={page}
        questions={questions}
        query={query}
        missed={missed}
        path={pathOf(urlName, query.designation)}
        top={pathTo('top-questions', {
          companyUrl: urlName,
          ...(query.designation && { jobProfile: query.designation }),
        })}
      />
    </CompanyPage>
  );
});
