import type { Album } from '../../../src/core/companies/company';
import { type Company, FIRST_COMPANY_ID } from '../catalogue/companies';

interface PhotoScene {
  readonly name: string;
  readonly album: Album;
  /** Match the drawing, its evening and its close view. */
  readonly captions: readonly [string, string, string];
  /** Industries with such a place; empty for all. */
  readonly industries?: readonly string[];
}

const MAKING = [
  'Automobile',
  'Auto Components',
  'Pharma',
  'FMCG',
  'Metals & Mining',
  'Cement & Building Materials',
  'Textiles & Apparel',
  'Electronics & Appliances',
  'Chemicals',
  'Power & Renewables',
  'Oil & Gas',
];

export const PHOTO_SCENES: readonly PhotoScene[] = [
  { name: 'open', album: 'workplace', captions: ['The open floor', 'After six', 'Window side'] },
  {
    name: 'meeting',
    album: 'workplace',
    captions: ['Monday review', 'The evening before the release', 'The big meeting room'],
  },
  {
    name: 'reception',
    album: 'workplace',
    captions: ['The reception', 'The last visitor of the day', 'Where visitors sign in'],
  },
  {
    name: 'training',
    album: 'workplace',
    captions: ['Induction week', 'Evening batch', 'The training room on the second floor'],
  },
  {
    name: 'quiet',
    album: 'workplace',
    captions: ['The quiet room', 'When everyone has left', 'Two chairs and all the manuals'],
  },
  {
    name: 'front',
    album: 'workplace',
    captions: ['From the gate', 'Leaving at seven', 'The office from outside'],
  },
  {
    name: 'factory',
    album: 'workplace',
    captions: ['A-shift on line 3', 'B-shift takes over', 'The line after the upgrade'],
    industries: MAKING,
  },
  {
    name: 'warehouse',
    album: 'workplace',
    captions: ['The store, labelled at last', 'Dispatch in the evening', 'Row 4, up close'],
    industries: [
      'Logistics',
      'E-commerce',
      'Retail',
      'FMCG',
      'Agriculture & Agritech',
      'Food Delivery & Restaurants',
    ],
  },
  {
    name: 'store',
    album: 'workplace',
    captions: ['The shop before opening', 'Just before closing', 'Counter 2'],
    industries: ['Retail', 'Textiles & Apparel', 'FMCG', 'Telecom'],
  },
  {
    name: 'ward',
    album: 'workplace',
    captions: ['Ward 7 in the morning', 'Handover at eight', 'Bed charts, all digital now'],
    industries: ['Healthcare'],
  },
  {
    name: 'branch',
    album: 'workplace',
    captions: ['First customers of the day', 'Closing the day’s cash', 'The counters'],
    industries: ['Banking', 'Insurance', 'Financial Services'],
  },
  {
    name: 'lab',
    album: 'workplace',
    captions: ['The lab, tidied for the audit', 'One more run before home', 'The test bench'],
    industries: ['Pharma', 'Healthcare', 'Chemicals', 'Agriculture & Agritech', 'Oil & Gas'],
  },
  {
    name: 'cafe',
    album: 'food',
    captions: ['Lunch at one', 'Snacks at six', 'Thursday is dosa day'],
  },
  {
    name: 'terrace',
    album: 'together',
    captions: ['Diwali on the roof', 'Friday evening', 'On the terrace'],
  },
  {
    name: 'games',
    album: 'together',
    captions: ['Table tennis after lunch', 'The final, marketing against support', 'Match point'],
  },
];

const VIEWS = ['', 'evening-', 'close-'] as const;
const ALBUMS: readonly Album[] = ['together', 'workplace', 'food'];

export interface PhotoView {
  /** End of the picture's seed, as scene() reads it. */
  readonly name: string;
  readonly album: Album;
  readonly caption: string;
}

/**
 * The different photos of this company, each with its own caption: every place once before another view of it, the
 * albums in turn, from a place that differs between companies.
 */
export function photoViewsOf({ id, industry }: Company): readonly PhotoView[] {
  const here = PHOTO_SCENES.filter(({ industries }) => industries?.includes(industry.name) ?? true).sort(
    (item, other) => Number(other.industries !== undefined) - Number(item.industries !== undefined),
  );
  const albums = ALBUMS.map((album) => here.filter((scene) => scene.album === album));
  const all = here.flatMap((_, index) => albums.flatMap((scenes) => scenes[index] ?? []));
  const first = (id - FIRST_COMPANY_ID) % all.length;
  const inTurn = [...all.slice(first), ...all.slice(0, first)];
  return VIEWS.flatMap((view, index) =>
    inTurn.map(({ name, album, captions }) => ({
      name: `${view}${name}`,
      album,
      caption: captions[index] ?? captions[0],
    })),
  );
}
