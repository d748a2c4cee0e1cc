import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { CountedDesignation } from '../../core/interviews/interview';
import { interviewQuery, readInterviewQuery } from '../../core/interviews/interview-query';
import { interviewWords as words } from '../../core/interviews/words';
import { pathTo } from '../../core/shell/screens';
import { CompanyStore } from '../../stores/companies/company-store';
import { InterviewsStore } from '../../stores/interviews/interviews-store';
import { Experiences } from '../interviews/experiences';
import css from '../interviews/interviews.module.css';
import { Chip } from '../kit/chip';
import { classNames } from '../kit/class-names';
import { lastPage } from '../shared/last-page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';

const pathOf = (urlName: string, designation?: string): string =>
  pathTo('company-interviews', { urlName, ...(designation && { designation }) });

const jobOf = ({ page, wish }: Pick<InterviewsStore, 'page' | 'wish'>): string | undefined =>
  page?.designations.find(({ designation }) => designation === wish.designation)?.name ?? wish.designation;

const CHIPS = 12;

/** The most frequent designations, plus the selected designation. */
const shownOf = (all: readonly CountedDesignation[], chosen: string | undefined) =>
  all.filter(({ designation }, at) => at < CHIPS || designation === chosen);

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { company } = resolve(CompanyStore);
    const store = resolve(InterviewsStore);
    const name = company?.name ?? '';
    return {
      title: words.companyTitle(name, jobOf(store)),
      description: words.companyDescription(name),
      canonical:
        company &&
        pathOf(company.urlName, store.wish.designation) + interviewQuery({ page: store.wish.page }),
      image: company?.coverUrl,
      hidden: store.wish.difficulty !== undefined || store.wish.outcome !== undefined,
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
  const wish = { companyUrl: urlName, designation, ...readInterviewQuery(new URL(request.url).search) };
  const interviews = resolve(InterviewsStore);
  await Promise.all([resolve(CompanyStore).open(urlName, call), interviews.open(wish, call)]);
  return lastPage(request, { page: wish.page, pages: interviews.page?.pages ?? 0 });
};

export const Component = observer(function CompanyInterviewsScreen() {
  const { company } = useStore(CompanyStore);
  const store = useStore(InterviewsStore);
  const { page, questions, wish } = store;
  if (!company || !page) return undefined;
  const { urlName, name } = company;
  return (
    <CompanyPage tab="interviews">
      <h2 className={classNames(css.title, css.heading)}>{words.companyTitle(name, jobOf(store))}</h2>
      {page.designations.length > 1 && (
        <nav className={classNames(css.chips, css.inset)} aria-label={words.designations}>
          <Chip on={wish.designation === undefined} href={pathOf(urlName)}>
            {words.all}
          </Chip>
          {shownOf(page.designations, wish.designation).map((one) => (
            <Chip
              key={one.designation}
              on={one.designation === wish.designation}
              href={pathOf(urlName, one.designation)}
            >
              {one.name}
            </Chip>
          ))}
        </nav>
      )}
      <Experiences
        page={page}
        questions={questions}
        wish={wish}
        path={pathOf(urlName, wish.designation)}
        top={pathTo('top-questions', {
          companyUrl: urlName,
          ...(wish.designation && { jobProfile: wish.designation }),
        })}
      />
    </CompanyPage>
  );
});
