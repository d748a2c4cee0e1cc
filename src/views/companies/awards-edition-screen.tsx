import { observer } from 'mobx-react-lite';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import type { AwardList } from '../../core/companies/award-lists';
import { awardPageText as text } from '../../core/companies/award-page-text';
import { awardListPath, awardPlaceOf, editionPath } from '../../core/companies/award-places';
import { BRAND } from '../../core/shared/brand';
import { Failure } from '../../core/shared/failure';
import { AwardsStore } from '../../stores/companies/awards-store';
import { Page } from '../kit/page';
import type { Head, ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { EditionPage } from './edition-page';
import { ListPage } from './list-page';

export const handle: ScreenHandle = {
  head: (resolve) => {
    const { edition, list } = resolve(AwardsStore);
    if (!edition) return { title: text.hub.title, description: text.hub.description };
    const { year } = edition;
    if (list) return headOfList(list, year);
    return {
      title: `${text.edition.title(year)} | ${BRAND}`,
      description: text.edition.description(year),
      canonical: editionPath(year),
    };
  },
};

const headOfList = (list: AwardList, year: number): Head => ({
  title: `${text.list.title(list, year)} | ${BRAND}`,
  description: text.list.lead(list, year),
  canonical: awardListPath(year, list.slug),
  hidden: list.named.length === 0,
  facts: {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: text.list.title(list, year),
    itemListElement: list.named.map(({ name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
    })),
  },
});

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response | undefined> {
  const awards = context.get(storesContext)(AwardsStore);
  const { pathname, search } = new URL(request.url);
  const call = { signal: request.signal };
  const place = awardPlaceOf(pathname, search);
  if (!place) throw new Failure('notFound', 'readEdition', 404);
  if (place.kind === 'shared') return redirect(editionPath(await awards.yearOf(place.token, call)));
  await awards.open(place, call);
  return undefined;
}

/** Serves every path of an edition or of a list. */
export const Component = observer(function AwardsEditionScreen() {
  const { edition, list } = useStore(AwardsStore);
  if (!edition) return undefined;
  return <Page>{list ? <ListPage edition={edition} list={list} /> : <EditionPage edition={edition} />}</Page>;
});
