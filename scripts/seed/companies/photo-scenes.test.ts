import { expect, it } from 'vitest';
import { scene } from '../../../src/core/shared/scene';
import { companiesUpTo } from '../catalogue/companies';
import { factsOf } from './company-facts';
import { PHOTO_SCENES } from './photo-scenes';

it('every place on photos of companies has a separate drawing', () => {
  const drawings = PHOTO_SCENES.map(({ name }) => scene(`zentrix-1-${name}`));
  expect(drawings.length).toBeGreaterThanOrEqual(12);
  expect(new Set(drawings).size).toBe(drawings.length);
});

it('companies show only places that their industry has, with a caption for that place', () => {
  const companies = companiesUpTo(200);
  const seen = new Set<string>();
  for (const company of companies)
    for (const { url, album, caption } of factsOf(company).photos) {
      const name = /-([a-z]+)\.svg$/.exec(url)?.[1];
      const place = PHOTO_SCENES.find((item) => item.name === name);
      expect(place?.album).toBe(album);
      expect(place?.captions).toContain(caption);
      expect(place?.industries ?? [company.industry.name]).toContain(company.industry.name);
      seen.add(name ?? '');
    }
  expect(seen.size).toBe(PHOTO_SCENES.length);
});

/** The place and its view: people and colours differ in each photo anyway. */
const place = (url: string) => /-(.+)\.svg$/.exec(url)?.[1];

it('no company shows a picture or a caption twice, and a gallery of several pages is among them', () => {
  const galleries = companiesUpTo(200).map((company) => factsOf(company).photos);
  for (const photos of galleries) {
    expect(new Set(photos.map(({ url }) => place(url))).size).toBe(photos.length);
    expect(new Set(photos.map(({ caption }) => caption)).size).toBe(photos.length);
  }
  expect(Math.max(...galleries.map(({ length }) => length))).toBeGreaterThan(24);
});

it('the views of a place are separate drawings', () => {
  for (const { name } of PHOTO_SCENES) {
    const views = ['', 'evening-', 'close-'].map((view) => scene(`zentrix1-${view}${name}`));
    expect(new Set(views).size).toBe(views.length);
  }
});
