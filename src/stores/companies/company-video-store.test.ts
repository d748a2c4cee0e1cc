import { expect, it } from 'vitest';
import type { SummaryVideo, VideosPort } from '../../core/companies/videos-port';
import { CompanyVideoStore } from './company-video-store';

const video = (title: string): SummaryVideo => ({
  id: 'Zx7Qw2Lp9Ks',
  url: 'https://www.youtube.com/watch?v=Zx7Qw2Lp9Ks',
  title,
  posterUrl: '/art/scene/zentrix-film-open.svg',
  seconds: 124,
  points: ['Pay is on time.'],
});

it('[R-075] the video summary can be expanded, and starts collapsed for the next company', async () => {
  const requests: string[] = [];
  const port: VideosPort = {
    listSummaryVideos: async ({ urlName }) => {
      requests.push(urlName);
      return urlName === 'silent' ? [] : [video(urlName)];
    },
  };
  const store = new CompanyVideoStore(port);
  await store.open('zentrix-labs');
  store.toggle();
  await store.open('zentrix-labs');
  expect([store.video?.title, store.expanded]).toEqual(['zentrix-labs', true]);
  await store.open('silent');
  expect([store.video, store.expanded]).toEqual([undefined, false]);
  expect(requests).toEqual(['zentrix-labs', 'silent']);
});
