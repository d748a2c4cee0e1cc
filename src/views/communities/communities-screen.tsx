import type { LoaderFunctionArgs } from 'react-router';
import { listingPath, parseListing } from '../../core/communities/listing';
import { communityText } from '../../core/communities/text';
import { CommunitiesListStore } from '../../stores/communities/communities-list-store';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext } from '../use-store';
import { CommunityList } from './community-list';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const store = context.get(storesContext)(CommunitiesListStore);
  await store.open(parseListing(new URL(request.url).search), { signal: request.signal });
  if (store.failure) throw store.failure;
}

export const handle: ScreenHandle = {
  head: (_, { search }) => {
    const { chip, text } = parseListing(search);
    const { title, description, chips } = communityText.list;
    return {
      title: chip === 'all' ? title : `${title}: ${chips[chip]}`,
      description,
      canonical: listingPath({ chip, text: '' }),
      hidden: text !== '',
    };
  },
};

export const Component = CommunityList;
