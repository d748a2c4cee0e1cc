import type { MediaRow } from '../../../src/server/db/post-tables';
import { PLACES } from '../catalogue/places';
import { employs } from '../people/company-trades';
import type { SeededRandom } from '../seeded-random';
import type { StoryWriter } from '../texts/notify';
import { PICTURES } from '../texts/picture-stories';
import type { PollText } from '../texts/polls';
import { lowerInSentence } from '../texts/slots';
import { VIDEO_TITLES } from '../texts/video-stories';
import type { Occasion } from './drafts';
import { inHandOf } from './pay';

export interface Offer {
  readonly companyName: string;
  readonly logo: string;
  readonly jobProfile: string;
  readonly place: string;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly inHand: number;
  readonly isCurrent: boolean;
  /** Popularity relative to other posts. */
  readonly weight: number;
}

/** The attachments of a post. */
export interface Extras {
  readonly poll?: { readonly options: PollText['options']; readonly days: number };
  readonly offers?: readonly Offer[];
  readonly media: readonly MediaRow[];
}

interface ExtrasInput {
  readonly poll: PollText | undefined;
  readonly theme: string;
  readonly writer: StoryWriter;
}

export function extrasOf(rng: SeededRandom, kind: string, occasion: Occasion, input: ExtrasInput): Extras {
  if (input.poll) return { media: [], poll: { options: input.poll.options, days: rng.pick([2, 3, 5, 7]) } };
  if (kind === 'SALARY') return { media: [], offers: offersOf(rng, occasion, input.writer) };
  const media = [...pictureOf(rng, input), ...videoOf(rng, input)];
  return { media };
}

function pictureOf(rng: SeededRandom, { theme }: ExtrasInput): readonly MediaRow[] {
  const picture = PICTURES[theme];
  if (!picture) return [];
  const name = `${rng.id(8).toLowerCase()}-${picture.scene}`;
  const fullUrl = `/art/scene/${name}.svg`;
  return [
    { type: 'IMAGE', fileKey: `art/scene/${name}`, fullUrl, width: 320, height: 240, alt: picture.alt },
  ];
}

function videoOf(rng: SeededRandom, { theme, writer }: ExtrasInput): readonly MediaRow[] {
  const titles = VIDEO_TITLES[theme];
  if (!titles) return [];
  const videoId = `humkaar${rng.id(4)}`;
  const fullUrl = `https://www.youtube.com/watch?v=${videoId}`;
  return [{ type: 'YOUTUBE', fullUrl, videoId, title: writer.writeStory(rng.pick(titles)) }];
}

const LAKH = 100_000;
const SENIORITY = ['', '', 'Senior ', 'Senior ', 'Lead '];

/** Two or three offers around the author's pay; one of them may be the current job. */
function offersOf(
  rng: SeededRandom,
  { author, scene, rivals }: Occasion,
  writer: StoryWriter,
): readonly Offer[] {
  const count = writer.writeStory('{offers}') === 'Two' ? 2 : 3;
  const companies = new Set([scene.company, scene.other]);
  const hiring = rivals.filter((company) => employs(company, author.job));
  const withCurrent = rng.chance(0.35);
  return Array.from({ length: count }, (_, index) => {
    const isCurrent = withCurrent && index === count - 1;
    const company = isCurrent ? author.company : rng.pick(hiring.filter(({ name }) => !companies.has(name)));
    companies.add(company.name);
    return offerFrom(rng, {
      total: scene.lpa * (isCurrent ? 0.82 : 1.05 + rng.unit() * 0.3),
      isCurrent,
      company,
      occasionRole: author.job.name,
    });
  });
}

interface OfferPlan {
  readonly total: number;
  readonly isCurrent: boolean;
  readonly company: {
    readonly name: string;
    readonly logo: string;
    readonly industry: { readonly name: string };
  };
  readonly occasionRole: string;
}

const PAYS_STOCK = new Set([
  'Software Product',
  'Internet',
  'FinTech',
  'E-commerce',
  'Food Delivery & Restaurants',
]);

function offerFrom(rng: SeededRandom, { total, isCurrent, company, occasionRole }: OfferPlan): Offer {
  const rupees = total * LAKH;
  const stock =
    PAYS_STOCK.has(company.industry.name) && total > 12 ? rounded(rupees * (0.08 + rng.unit() * 0.25)) : 0;
  const variable = rng.chance(0.75) ? rounded((rupees - stock) * (0.06 + rng.unit() * 0.14)) : 0;
  const fixed = rounded(rupees - stock - variable);
  const inHand = inHandOf(fixed);
  const place = rng.chance(0.12) ? 'Remote' : (PLACES[rng.favourite(PLACES.length, 2.6)]?.[0] ?? 'Pune');
  const weight =
    (inHand / 1000) * (place === 'Remote' ? 1.3 : 1) * (0.5 + rng.unit()) * (isCurrent ? 0.5 : 1);
  return {
    companyName: company.name,
    logo: company.logo,
    jobProfile: titled(rng, occasionRole, isCurrent),
    place,
    fixed,
    variable,
    stock,
    inHand,
    isCurrent,
    weight,
  };
}

const titled = (rng: SeededRandom, role: string, isCurrent: boolean): string => {
  const rank = isCurrent ? '' : rng.pick(SENIORITY);
  return rank === '' || /^(Senior|Lead|Associate|Graduate|Management)/.test(role)
    ? role
    : rank + lowerInSentence(role);
};

const rounded = (rupees: number): number => Math.round(rupees / 10_000) * 10_000;
