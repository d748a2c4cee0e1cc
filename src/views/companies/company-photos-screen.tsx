import { observer } from 'mobx-react-lite';
import { ALBUMS, type Album } from '../../core/companies/company';
import { companyWords } from '../../core/companies/words';
import { pictureChoices } from '../../core/shared/picture-address';
import { buildQuery, parseQuery, valueIn } from '../../core/shell/query';
import { MOST_PAGES, numberIn, oneOf } from '../../core/shell/query-values';
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
import { usePlace } from '../shared/use-place';
import { storesContext, useStore } from '../use-store';
import { CompanyPage } from './company-page';
import css from './details.module.css';
import { Lightbox } from './lightbox';
import { tabHandle, tabLoader } from './tab-loader';

const words = companyWords.photos;

interface PhotosWish {
  readonly album: Album | undefined;
  readonly page: number | undefined;
}

function readWish(search: string): PhotosWish {
  const query = parseQuery(search);
  return {
    album: oneOf(ALBUMS, valueIn(query, 'album')),
    page: numberIn(valueIn(query, 'page'), MOST_PAGES),
  };
}

const photosQuery = ({ album, page }: PhotosWish): string =>
  buildQuery([
    ...(album ? [['album', album] as const] : []),
    ...(page && page > 1 ? [['page', String(page)] as const] : []),
  ]);

export const handle = tabHandle('company-photos', ({ name }) => words.title(name));
export const loader = tabLoader(async ({ details, urlName, args, call }) => {
  const wish = readWish(new URL(args.request.url).search);
  await details.openPhotos(urlName, wish, call);
  const { album, page = 1 } = wish;
  const moved = lastPage(args.request, { page, pages: details.photos.pages });
  if (moved) return moved;
  args.context.get(storesContext)(GalleryStore).begin({ urlName, album, page, photos: details.photos });
  return undefined;
});

export const Component = observer(function CompanyPhotosScreen() {
  const { company } = useStore(CompanyStore);
  const { photos } = useStore(CompanyDetailsStore);
  const { open } = useStore(GalleryStore);
  const wish = readWish(usePlace().search);
  const albumTabs = useCurrentInSight(wish.album ?? '');
  if (!company) return undefined;
  const path = pathTo('company-photos', { urlName: company.urlName });
  const tab = (album: Album | undefined, count: number) => ({
    id: album ?? 'all',
    label: album ? words.albums[album] : words.everything,
    href: path + photosQuery({ album, page: undefined }),
    count,
    current: wish.album === album,
  });
  const albums = photos.albums.map((one) => tab(one.album, one.photos));
  return (
    <CompanyPage tab="photos">
      {photos.albums.length === 0 && (
        <Card>
          <EmptyState title={words.none} action={<AddPhotos company={company.name} />} />
        </Card>
      )}
      {photos.albums.length > 0 && (
        <header className={css.withAction}>
          <h2 className={css.title}>{words.title(company.name)}</h2>
          <AddPhotos company={company.name} />
        </header>
      )}
      {photos.albums.length > 0 && (
        <div className={css.albums} ref={albumTabs}>
          <Tabs label={words.label} items={[tab(undefined, company.counts.photos), ...albums]} />
        </div>
      )}
      <ul className={css.photos}>
        {photos.items.map((photo) => (
          <li key={photo.id}>
            <button type="button" onClick={() => open(photo)}>
              <img
                src={photo.url}
                srcSet={pictureChoices(photo.url)}
                sizes="(width < 600px) 50vw, 320px"
                alt={companyWords.photoOf(photo.caption, company.name)}
                width={320}
                height={240}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <PageNumbers
        page={wish.page ?? 1}
        pages={photos.pages}
        hrefOf={(page) => path + photosQuery({ ...wish, page })}
      />
      <Lightbox />
    </CompanyPage>
  );
});

const AddPhotos = ({ company }: { readonly company: string }) => (
  <Button icon="camera" href={pathTo('photo-upload') + buildQuery([['CompanyName', company]])}>
    {words.add}
  </Button>
);
