import type { Album } from '../../../src/core/companies/company';
import type { Company } from '../catalogue/companies';

interface PhotoScene {
  readonly name: string;
  readonly album: Album;
  /** Captions that match the drawings. */
  readonly captions: readonly string[];
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
  { name: 'open', album: 'workplace', captions: ['The open floor', 'A quiet morning', 'Window side'] },
  {
    name: 'meeting',
    album: 'workplace',
    captions: ['Monday review', 'The big meeting room', 'Before the release'],
  },
  { name: 'reception', album: 'workplace', captions: ['The reception', 'Where visitors sign in'] },
  {
    name: 'training',
    album: 'workplace',
    captions: ['Induction week', 'The training room on the second floor'],
  },
  { name: 'quiet', album: 'workplace', captions: ['The quiet room', 'Two chairs and all the manuals'] },
  { name: 'front', album: 'workplace', captions: ['From the gate', 'The office from outside'] },
  {
    name: 'factory',
    album: 'workplace',
    captions: ['A-shift on line 3', 'The line after the upgrade'],
    industries: MAKING,
  },
  {
    name: 'warehouse',
    album: 'workplace',
    captions: ['The store, labelled at last', 'Dispatch in the afternoon'],
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
    captions: ['Counter 2', 'The shop before opening'],
    industries: ['Retail', 'Textiles & Apparel', 'FMCG', 'Telecom'],
  },
  {
    name: 'ward',
    album: 'workplace',
    captions: ['Ward 7 in the morning', 'Handover at eight'],
    industries: ['Healthcare'],
  },
  {
    name: 'branch',
    album: 'workplace',
    captions: ['The counters', 'First customers of the day'],
    industries: ['Banking', 'Insurance', 'Financial Services'],
  },
  {
    name: 'lab',
    album: 'workplace',
    captions: ['The test bench', 'The lab, tidied for the audit'],
    industries: ['Pharma', 'Healthcare', 'Chemicals', 'Agriculture & Agritech', 'Oil & Gas'],
  },
  {
    name: 'cafe',
    album: 'food',
    captions: ['Lunch at one', 'The canteen', 'Filter coffee at four', 'Thursday is dosa day'],
  },
  {
    name: 'terrace',
    album: 'together',
    captions: ['On the terrace', 'Friday evening', 'Diwali on the roof'],
  },
  {
    name: 'games',
    album: 'together',
    captions: ['Table tennis after lunch', 'The final, marketing against support'],
  },
];

/** The scenes of one album for this company, those of its industry first. */
export const scenesOf = ({ industry }: Company, album: Album): readonly PhotoScene[] =>
  PHOTO_SCENES.filter(
    (scene) => scene.album === album && (scene.industries?.includes(industry.name) ?? true),
  ).sort((item, other) => Number(other.industries !== undefined) - Number(item.industries !== undefined));
