import { describe, expect, it } from 'vitest';
import type { CompaniesPort } from '../../core/companies/companies-port';
import { PHOTOS_A_PAGE, type Photo } from '../../core/companies/company';
import { GalleryStore } from './gallery-store';

const TOTAL = 40;
const photo = (position: number): Photo => ({
  id: String(position),
  url: `/${position}.svg`,
  album: 'workplace',
  caption: `Photo ${position}`,
});
const pageOf = (page: number) => ({
  total: TOTAL,
  pages: 3,
  albums: [{ album: 'workplace' as const, photos: TOTAL }],
  items: Array.from({ length: TOTAL }, (_, index) => photo(index + 1)).slice(
    (page - 1) * PHOTOS_A_PAGE,
    page * PHOTOS_A_PAGE,
  ),
});

function looking(page: number, answer = async (requestCount: number) => pageOf(requestCount)) {
  const requests: unknown[] = [];
  const port = {
    listPhotos: async (input: { readonly page?: number }) => {
      requests.push(input);
      return answer(input.page ?? 1);
    },
  } as unknown as CompaniesPort;
  const store = new GalleryStore(port);
  store.begin({ urlName: 'zentrix-labs', album: 'workplace', page, photos: pageOf(page) });
  return { asked: requests, store };
}

describe('the photo gallery', () => {
  it('[R-300] the gallery moves on to the next album page, and shows the number of the photo in the album', async () => {
    const { asked: requests, store } = looking(1);
    store.open(photo(PHOTOS_A_PAGE));
    expect([store.activeIndex, store.place, store.total]).toEqual([17, 18, 40]);
    await store.step(1);
    expect([Number(store.active?.id), store.place]).toEqual([19, 19]);
    expect(requests).toEqual([{ urlName: 'zentrix-labs', album: 'workplace', page: 2 }]);
    await store.step(-1);
    expect(store.active?.id).toBe('18');
  });

  it('[R-300] the gallery moves back past the start of the first loaded page', async () => {
    const { store } = looking(2);
    store.open(photo(19));
    await store.step(-1);
    expect([Number(store.active?.id), store.place]).toEqual([18, 18]);
    await store.step(1);
    expect([Number(store.active?.id), store.place]).toEqual([19, 19]);
  });

  it('[R-300] the gallery stops at the first and last photo, and requests no page beyond them', async () => {
    const { asked: requests, store } = looking(3);
    store.open(photo(TOTAL));
    await store.step(1);
    expect(store.active?.id).toBe(String(TOTAL));
    const first = looking(1);
    first.store.open(photo(1));
    await first.store.step(-1);
    expect([first.store.active?.id, requests, first.asked]).toEqual(['1', [], []]);
  });

  it('[R-300] parallel steps of the gallery send one request and load one page', async () => {
    const { asked: requests, store } = looking(1);
    store.open(photo(PHOTOS_A_PAGE));
    await Promise.all([store.step(1), store.step(1), store.step(1)]);
    expect(requests).toHaveLength(1);
    expect(store.photos).toHaveLength(2 * PHOTOS_A_PAGE);
  });

  it('[R-300] photos of a previous album are not added to the next album', async () => {
    const { store } = looking(1);
    store.open(photo(PHOTOS_A_PAGE));
    const step = store.step(1);
    store.begin({ urlName: 'kaveri-bank', album: undefined, page: 1, photos: { ...pageOf(3), total: 4 } });
    await step;
    expect([store.photos.length, store.activeIndex]).toEqual([4, -1]);
  });
});
