import { BENEFIT_CODES, type BenefitCode } from '../../../src/core/companies/benefits';
import type { Album } from '../../../src/core/companies/company';
import { type Company, slugOf } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { Dice } from '../dice';
import { FAMILY_NAMES, GIVEN_NAMES } from '../people/names';
import { ABOUTS, CAPTIONS, MISSIONS, PARKS, STREETS, TITLES } from './company-texts';

interface OfficeFact {
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
  readonly offices: readonly OfficeFact[];
  readonly leaders: readonly { readonly name: string; readonly title: string; readonly sinceYear: number }[];
  readonly photos: readonly Photo[];
  readonly benefits: readonly { readonly code: BenefitCode; readonly reports: number }[];
  readonly benefitReporters: number;
}

const SIZES = ['1-10', '11-50', '51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh'];

/** Facts are derived from the company's name, so every seed has the same ones. */
export function factsOf(company: Company): CompanyFacts {
  const dice = new Dice(`facts ${company.name}`);
  const size = Math.max(1, SIZES.indexOf(company.employees));
  const benefitReporters = Math.max(0, Math.round(2 ** size * (1 + dice.unit())) - 3);
  return {
    worldwide: dice.chance(0.5) ? company.employees : (SIZES[size + 1] ?? '1 Lakh+'),
    website: `${company.urlName.replaceAll('-', '')}.example`,
    about: dice.pick(ABOUTS)(
      company.name,
      company.industry.name,
      PLACES[company.placeId - 1]?.[0] ?? 'India',
    ),
    mission: dice.pick(MISSIONS),
    isClaimed: company.id < 1005 || dice.chance(0.3),
    offices: officesOf(dice, company, size),
    leaders: leadersOf(dice, company),
    photos: photosOf(dice, company, size),
    benefits: benefitsOf(dice, benefitReporters),
    benefitReporters,
  };
}

function officesOf(dice: Dice, company: Company, size: number): readonly OfficeFact[] {
  const wanted = company.id === 1001 ? 7 : Math.max(1, dice.whole(size - 2, size * 2 - 4));
  const others = dice.shuffled(PLACES.map((_, at) => at + 1).filter((id) => id !== company.placeId));
  return [company.placeId, ...others.sort((a, b) => a - b + dice.whole(-6, 6)).slice(0, wanted - 1)].map(
    (placeId) => {
      const place = PLACES[placeId - 1]?.[0] ?? '';
      return {
        placeId,
        locationUrl: slugOf(place),
        address: `${dice.pick(STREETS)}, ${dice.pick(PARKS)}, ${place}`,
        isHeadquarters: placeId === company.placeId,
      };
    },
  );
}

const leadersOf = (dice: Dice, { foundedYear }: Company) =>
  TITLES.slice(0, dice.whole(3, TITLES.length)).map((title) => ({
    name: `${dice.pick(GIVEN_NAMES)} ${dice.pick(FAMILY_NAMES)}`,
    title,
    sinceYear: Math.max(foundedYear, dice.whole(2012, 2025)),
  }));

const SCENES = { workplace: 'open', food: 'cafe', together: 'terrace' } as const;

function photosOf(dice: Dice, { logo, id }: Company, size: number) {
  const count = id === 1001 ? 47 : Math.max(0, dice.whole(size - 4, size * 4));
  return Array.from({ length: count }, (_, at) => {
    const album = (['together', 'workplace', 'food'] as const)[at % 3] ?? 'workplace';
    return {
      id: `Photo${id}At${at + 1}`,
      url: `/art/scene/${logo}${at}-${SCENES[album]}.svg`,
      album,
      caption: dice.pick(CAPTIONS[album]),
    };
  });
}

/** The usual ones are reported by nearly all, the rare ones by some. */
function benefitsOf(dice: Dice, reporters: number) {
  if (reporters < 5) return [];
  return BENEFIT_CODES.map((code) => ({
    code,
    reports: Math.round(reporters * (USUAL.includes(code) ? 0.6 + 0.38 * dice.unit() : dice.unit() ** 3)),
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
