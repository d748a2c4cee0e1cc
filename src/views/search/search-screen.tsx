import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { answerPath } from '../../core/search/answer-path';
import { answerText } from '../../core/search/answer-text';
import { groupedByKind } from '../../core/search/grouped';
import {
  type Hit,
  type HitKind,
  SEARCH_TYPES,
  type SearchResults,
  type SearchType,
} from '../../core/search/search';
import { readSearchAddress, searchPath } from '../../core/search/search-address';
import { pageOf, readSearchPlace, withOtherParams } from '../../core/search/search-target';
import { searchText as texts } from '../../core/search/text';
import { widerAnswers } from '../../core/search/wider-answers';
import { compact } from '../../core/shared/numbers';
import { pathTo, type ScreenId } from '../../core/shell/screens';
import type { SearchPlace } from '../../core/shell/search-place';
import { SearchPlaceStore } from '../../stores/search/search-place-store';
import { SearchStore } from '../../stores/search/search-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { EmptyState } from '../kit/empty-state';
import { FirstViewEnd } from '../kit/first-view-end';
import { Cards, Page, PageHead } from '../kit/page';
import { ResultCount } from '../kit/results';
import { Tabs } from '../kit/tabs';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import type { ScreenHandle } from '../shared/screen-module';
import { useMessages } from '../shared/use-messages';
import { storesContext, useStore } from '../use-store';
import { HitRow } from './hit-row';
import css from './search.module.css';
import { SearchField } from './search-field';
import { placeHeadTitle, UnknownPlace } from './unknown-place';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { place, names } = resolve(SearchPlaceStore);
    if (place) return { title: placeHeadTitle(place, names), description: texts.description, hidden: true };
    const { text } = resolve(SearchStore).address;
    return {
      title: text === '' ? texts.title : texts.titleFor(text),
      description: texts.description,
      canonical: searchPath({ text }),
      // Result pages depend on user input, so search engines must not index them.
      hidden: text !== '',
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> => {
  const { pathname, search } = new URL(request.url);
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const place = readSearchPlace(pathname, search);
  const places = resolve(SearchPlaceStore);
  if (place && place.section !== 'search') {
    const { unknown, ...found } = await places.open(place, call);
    const page = unknown.length === 0 ? pageOf(place.section, found) : undefined;
    return page === undefined ? undefined : redirect(withOtherParams(page, search), statusOf(place));
  }
  places.close();
  const requested = resolve(SearchStore);
  await requested.open(readSearchAddress(pathname, search), call);
  return lastPage(request, { page: requested.address.page, pages: requested.results?.pages ?? 0 });
};

/** Reviews and benefits of a company without its suffix are old addresses, which redirect permanently. */
const statusOf = ({ section, companyUrl, location, names }: SearchPlace): number =>
  (section === 'reviews' || section === 'benefits') && !companyUrl && !location && names.length === 1
    ? 301
    : 302;

const TYPE_OF: Readonly<Partial<Record<HitKind, SearchType>>> = {
  COMPANY: 'companies',
  DESIGNATION: 'salaries',
  QUESTION: 'interviews',
  JOB: 'jobs',
  COMMUNITY: 'communities',
  POST: 'posts',
};

export const Component = observer(function SearchScreen() {
  const { address, results, missed } = useStore(SearchStore);
  const { place, names } = useStore(SearchPlaceStore);
  const { text, type, page } = address;
  if (place)
    return (
      <UnknownPlace place={place} names={names}>
        <SearchField hint={texts.hint} />
      </UnknownPlace>
    );
  return (
    <Page width="narrow">
      <PageHead title={text === '' ? texts.startTitle : texts.titleFor(text)} />
      <SearchField text={text} type={type} hint={texts.hint} />
      {results ? <Results results={results} text={text} type={type} /> : <Start />}
      {results && (
        <PageNumbers
          page={page}
          pages={results.pages}
          missed={missed}
          hrefOf={(number) => searchPath({ text, type, page: number })}
        />
      )}
    </Page>
  );
});

const Start = () => (
  <Cards>
    <Card>
      <EmptyState title={texts.startText} action={<Places />} />
      <section className={css.examples} aria-labelledby="examples">
        <h2 id="examples">{texts.examplesTitle}</h2>
        <p className={css.wider}>
          {texts.examples.map((text) => (
            <Chip key={text} icon="search" href={searchPath({ text })}>
              {text}
            </Chip>
          ))}
        </p>
      </section>
    </Card>
  </Cards>
);

interface ResultsProps {
  readonly results: SearchResults;
  readonly text: string;
  readonly type: SearchType;
}

function Results({ results: { stats, items }, text, type }: ResultsProps) {
  const total = Object.values(stats).reduce((sum, count) => sum + count, 0);
  const tabs = useCurrentInSight(type);
  const countOf = (item: SearchType) => (item === 'all' ? total : stats[item]);
  const answers = items.filter(({ kind }) => kind === 'ANSWER');
  const others = items.filter(({ kind }) => kind !== 'ANSWER');
  if (total === 0 && answers.length > 0) return <Answers hits={answers} />;
  const nothing = others.length === 0 && (
    <Cards>
      <Card>
        <EmptyState title={texts.none(text)} text={texts.noneText} action={<Places />} />
      </Card>
    </Cards>
  );
  if (nothing && total === 0) return nothing;
  return (
    <>
      <Answers hits={answers} />
      <div ref={tabs}>
        <Tabs
          label={texts.typesLabel}
          items={SEARCH_TYPES.filter((item) => item === type || item === 'all' || countOf(item) > 0).map(
            (item) => ({
              id: item,
              label: texts.types[item],
              href: searchPath({ text, type: item }),
              count: compact(countOf(item)),
              current: item === type,
            }),
          )}
        />
      </div>
      <ResultCount>{texts.found(countOf(type))}</ResultCount>
      {nothing}
      {groupedByKind(others).map(({ kind, hits }, index) => {
        const all = TYPE_OF[kind];
        return (
          <Card as="section" key={kind} className={css.group}>
            <div className={css.groupHead}>
              <h2>{texts.groups[kind]}</h2>
              {type === 'all' && all && countOf(all) > hits.length && (
                <Anchor href={searchPath({ text, type: all })}>{texts.more(texts.types[all])}</Anchor>
              )}
            </div>
            <ul className={css.hits}>
              {hits.map((hit) => (
                <HitRow key={hit.urlName} hit={hit} />
              ))}
            </ul>
            {index === 0 && <FirstViewEnd />}
          </Card>
        );
      })}
    </>
  );
}

/** Above the tabs, because the answer is not one of the counted results. */
const Answers = ({ hits }: { readonly hits: readonly Hit[] }) =>
  hits.length > 0 && (
    <section className={css.answers} aria-label={texts.groups.ANSWER}>
      <ul className={css.hits}>
        {hits.map((hit) => (
          <HitRow key={hit.urlName} hit={hit} />
        ))}
      </ul>
      <p className={css.wider}>
        {hits
          .flatMap(({ answer }) => (answer ? widerAnswers(answer) : []))
          .map((wider) => (
            <Chip key={answerPath(wider)} href={answerPath(wider)}>
              {answerText.title(wider)}
            </Chip>
          ))}
      </p>
    </section>
  );

const PLACES = [
  'companies',
  'salaries',
  'interviews',
  'jobs',
  'communities',
] as const satisfies readonly ScreenId[];

function Places() {
  const { names } = useMessages().nav;
  return (
    <>
      {PLACES.map((id) => (
        <Button key={id} look="line" href={pathTo(id)}>
          {names[id]}
        </Button>
      ))}
    </>
  );
}
