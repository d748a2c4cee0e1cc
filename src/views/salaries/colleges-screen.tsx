import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { collegeQuery, readCollegeQuery } from '../../core/salaries/college-query';
import { collegeText as texts } from '../../core/salaries/colleges-text';
import { grouped } from '../../core/shared/numbers';
import { pathTo } from '../../core/shell/screens';
import { CollegesStore } from '../../stores/salaries/colleges-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Page, PageHead } from '../kit/page';
import { ResultCount, Results } from '../kit/results';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CollegeRow } from './college-row';
import css from './colleges.module.css';
import { SearchForm } from './search-form';

const path = pathTo('colleges');

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { text, page } = resolve(CollegesStore).query;
    return {
      title: texts.title,
      description: texts.description,
      canonical: path + collegeQuery({ page }),
      hidden: text !== undefined,
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const colleges = context.get(storesContext)(CollegesStore);
  await colleges.list(readCollegeQuery(new URL(request.url).search), { signal: request.signal });
  return lastPage(request, { page: colleges.query.page, pages: colleges.page.pages });
};

export const Component = observer(function CollegesScreen() {
  const { page, query, missed } = useStore(CollegesStore);
  return (
    <Page>
      <PageHead title={texts.title} lead={texts.lead} />
      <SearchForm key={query.text} path={path} text={query.text} />
      <ResultCount>{texts.found(grouped(page.total), page.total)}</ResultCount>
      <Results className={page.items.length > 1 ? css.list : undefined}>
        {page.items.length === 0 && (
          <Card>
            <EmptyState
              title={texts.none}
              text={texts.noneText}
              action={<Button href={path}>{texts.showAll}</Button>}
            />
          </Card>
        )}
        {page.items.map((college) => (
          <CollegeRow key={college.id} college={college} />
        ))}
      </Results>
      <PageNumbers
        page={query.page ?? 1}
        pages={page.pages}
        missed={missed}
        hrefOf={(number) => path + collegeQuery({ ...query, page: number })}
      />
    </Page>
  );
});
