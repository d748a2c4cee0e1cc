import { observer } from 'mobx-react-lite';
import { ALBUMS, type Album } from '../../core/companies/company';
import { companyText } from '../../core/companies/text';
import { buildQuery, parseQuery, valueIn } from '../../core/shell/query';
import { MAX_PAGES, numberIn, oneOf } from '../../core/shell/query-values';
import { pathTo } from '../../core/shell/screens';
import { CompanyDetailsStore } from '../../stores/companies/company-details-store';
import { CompanyStore } from '../../stores/companies/company-store';
import { GalleryStore } from '../../stores/companies/gallery-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Tabs } from '../kit/tabs';
import { useCurrentInSight } from '../kit/use-current-in-sight';
import { lastPage } from '../shared/last-page';
import { PageNumbers } from '../shared/page-numbers';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { Lightbox } from './lightbox';
import { PhotoWall } from './photo-wall';
import { tabHandle, tabLoader } from './tab-loader';

const text = companyText.photos;

interface PhotosQuery {
  readonly album: Album | undefined;
  readonly page: number | undefined;
}

const ALL_PHOTOS: PhotosQuery = { album: undefined, page: undefined };

function readPhotosQuery(search: string): PhotosQuery {
  const query = parseQuery(search);
  return {
    album: oneOf(ALBUMS, valueIn(query, 'album')),
    page: numberIn(valueIn(query, 'page'), MAX_PAGES),
  };
}

const photosQuery = ({ album, page }: PhotosQuery): string =>
  buildQuery([
    ...(album ? [['album', album] as const] : []),
    ...(page && page > 1 ? [['page', String(page)] as const] : []),
  ]);

export const handle = tabHandle('company-photos', ({ name }) => text.title(name));
export const loader = tabLoader(async ({ details, urlName, args, call }) => {
  const query = readPhotosQuery(new URL(args.request.url).search);
  await details.openPhotos({ urlName, ...query }, call);
  const { album, page = 1 } = details.photosPlace ?? query;
  const moved = lastPage(args.request, { page, pages: details.photos.pages });
  if (moved) return moved;
  args.context.get(storesContext)(GalleryStore).begin({ urlName, album, page, photos: details.photos });
  return undefined;
});

export const Component = observer(function CompanyPhotosScreen() {
  const { company } = useStore(CompanyStore);
  const { photos, photosPlace, missedPhotos } = useStore(CompanyDetailsStore);
  const { open } = useStore(GalleryStore);
  const query = photosPlace ?? ALL_PHOTOS;
  const albumTabs = useCurrentInSight(query.album ?? '');
  if (!company) return undefined;
  const path = pathTo('company-photos', { urlName: company.urlName });
  const tab = (album: Album | undefined, count: number) => ({
    id: album ?? 'all',
    label: album ? text.albums[album] : text.everything,
    href: path + photosQuery({ album, page: undefined }),
    count,
    current: query.album === album,
  });
  const albums = photos.albums.map((item) => tab(item.album, item.photos));
  return (
    <CompanyPage tab="photos">
      {photos.albums.length === 0 && (
        <Card>
          <EmptyState title={text.none} action={<AddPhotos company={company.name} />} />
        </Card>
      )}
      {photos.albums.length > 0 && (
        <header className={css.withAction}>
          <div className={css.header}>
            <h2 className={css.title}>{text.title(company.name)}</h2>
            <p>{text.lead(company.counts.photos)}</p>
          </div>
          <AddPhotos company={company.name} />
        </header>
      )}
      {photos.albums.length > 0 && (
        <div className={css.albums} ref={albumTabs}>
          <Tabs label={text.label} items={[tab(undefined, company.counts.photos), ...albums]} />
        </div>
      )}
      {photos.items.length > 0 && <PhotoWall company={company.name} photos={photos.items} onOpen={open} />}
      <PageNumbers
        page={query.page ?? 1}
        pages={photos.pages}
        missed={missedPhotos}
        hrefOf={(page) => path + photosQuery({ ...query, page })}
      />
      <Lightbox />
    </CompanyPage>
  );
});

const AddPhotos = ({ company }: { readonly company: string }) => (
  <Button look="gold" icon="camera" href={pathTo('photo-upload') + buildQuery([['CompanyName', company]])}>
    {text.add}
  </Button>
);
