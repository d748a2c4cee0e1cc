import { BENEFIT_CODES, type BenefitCode } from '../../../src/core/companies/benefits';
import type { Album } from '../../../src/core/companies/company';
import { type Company, slugOf } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { FAMILY_NAMES, GIVEN_NAMES } from '../people/names';
import { SeededRandom } from '../seeded-random';
import { ABOUTS, MISSIONS, PARKS, STREETS, TITLES } from './company-texts';
import { photoViewsOf } from './photo-scenes';

interface LocationFact {
  readonly placeId: number;
  readonly locationUrl: string;
  readonly address: string;
  readonly isHeadquarters: boolean;
}

interface Photo {
  readonly id: string;
  readonly url: string;
  readonly album: Album;
  readonly caption: string;
}

export interface CompanyFacts {
  readonly worldwide: string;
  readonly website: string;
  readonly about: string;
  readonly mission: string;
  readonly isClaimed: boolean;
  readonly offices: readonly LocationFact[];
  readonly leaders: readonly { readonly name: string; readonly title: string; readonly sinceYear: number }[];
  readonly photos: readonly Photo[];
  readonly benefits: readonly { readonly code: BenefitCode; readonly reports: number }[];
  readonly benefitReporters: number;
}

const SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh'];

/** Facts are derived from the company's name, so every seed has the same ones. */
export function factsOf(company: Company): CompanyFacts {
  const rng = new SeededRandom(`facts ${company.name}`);
  const size = Math.max(1, SIZES.indexOf(company.employees));
  const benefitReporters = Math.max(0, Math.round(2 ** size * (1 + rng.unit())) - 3);
  return {
    worldwide: rng.chance(0.5) ? company.employees : (SIZES[size + 1] ?? '1 Lakh+'),
    website: `${company.urlName.replaceAll('-', '')}.example`,
    about: rng.pick(ABOUTS)(company.name, company.industry.name, PLACES[company.placeId - 1]?.[0] ?? 'India'),
    mission: rng.pick(MISSIONS),
    isClaimed: company.id < 1005 || rng.chance(0.3),
    offices: locationsOf(rng, company, size),
    leaders: leadersOf(rng, company),
    photos: photosOf(rng, company, size),
    benefits: benefitsOf(rng, benefitReporters),
    benefitReporters,
  };
}

function locationsOf(rng: SeededRandom, company: Company, size: number): readonly LocationFact[] {
  const wanted = company.id === 1001 ? 7 : Math.max(1, rng.whole(size - 2, size * 2 - 4));
  const rest = rng.shuffled(PLACES.map((_, index) => index + 1).filter((id) => id !== company.placeId));
  return [company.placeId, ...rest.sort((a, b) => a - b + rng.whole(-6, 6)).slice(0, wanted - 1)].map(
    (placeId) => {
      const place = PLACES[placeId - 1]?.[0] ?? '';
      return {
        placeId,
        locationUrl: slugOf(place),
        address: `${rng.pick(STREETS)}, ${rng.pick(PARKS)}, ${place}`,
        isHeadquarters: placeId === company.placeId,
      };
    },
  );
}

const leadersOf = (rng: SeededRandom, { foundedYear }: Company) =>
  TITLES.slice(0, rng.whole(3, TITLES.length)).map((title) => ({
    name: `${rng.pick(GIVEN_NAMES)} ${rng.pick(FAMILY_NAMES)}`,
    title,
    sinceYear: Math.max(foundedYear, rng.whole(2012, 2025)),
  }));

/** No picture and no caption appears twice. */
function photosOf(rng: SeededRandom, company: Company, size: number): readonly Photo[] {
  const { logo, id } = company;
  const views = photoViewsOf(company);
  const count = id === 1001 ? views.length : Math.max(0, rng.whole(size - 4, size * 4));
  return views.slice(0, count).map(({ name, album, caption }, index) => ({
    id: `Photo${id}At${index + 1}`,
    url: `/art/scene/${logo}${index}-${name}.svg`,
    album,
    caption,
  }));
}

/** Almost everyone reports the common ones, only some the rare ones. */
function benefitsOf(rng: SeededRandom, reporters: number) {
  if (reporters < 5) return [];
  return BENEFIT_CODES.map((code) => ({
    code,
    reports: Math.round(reporters * (USUAL.includes(code) ? 0.6 + 0.38 * rng.unit() : rng.unit() ** 3)),
  })).filter(({ reports }) => reports > 0);
}

const USUAL: readonly BenefitCode[] = [
  'PROVIDENT_FUND',
  'GRATUITY',
  'HEALTH_INSURANCE',
  'PAID_LEAVE',
  'SICK_LEAVE',
  'MATERNITY_LEAVE',
];
