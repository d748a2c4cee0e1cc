import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { collegeQuery, readCollegeQuery } from '../../core/salaries/college-query';
import { collegeWords as words } from '../../core/salaries/colleges-words';
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
import { SearchForm } from './search-form';

const path = pathTo('colleges');

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { text, page } = resolve(CollegesStore).wish;
    return {
      title: words.title,
      description: words.description,
      canonical: path + collegeQuery({ page }),
      hidden: text !== undefined,
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const colleges = context.get(storesContext)(CollegesStore);
  await colleges.list(readCollegeQuery(new URL(request.url).search), { signal: request.signal });
  return lastPage(request, { page: colleges.wish.page, pages: colleges.page.pages });
};

export const Component = observer(function CollegesScreen() {
  const { page, wish } = useStore(CollegesStore);
  return (
    <Page>
      <PageHead title={words.title} lead={words.lead} />
      <SearchForm key={wish.text} path={path} text={wish.text} />
      <ResultCount>{words.found(grouped(page.total), page.total)}</ResultCount>
      <Results>
        {page.items.length === 0 && (
          <Card>
            <EmptyState
              title={words.none}
              text={words.noneText}
              action={<Button href={path}>{words.showAll}</Button>}
            />
          </Card>
        )}
        {page.items.map((college) => (
          <CollegeRow key={college.id} college={college} />
        ))}
      </Results>
      <PageNumbers
        page={wish.page ?? 1}
        pages={page.pages}
        hrefOf={(number) => path + collegeQuery({ ...wish, page: number })}
      />
    </Page>
  );
});
