import { PHRASES } from '../../../src/core/reviews/phrases';
import type { Company } from '../catalogue/companies';
import { factsOf } from '../companies/company-facts';
import type { Row } from '../insert-rows';
import type { Member } from '../people/members';
import { SeededRandom } from '../seeded-random';
import { DISLIKE_ENDS, LIKE_ENDS, PLAIN_DISLIKES, PLAIN_LIKES, REPLIES, TITLES } from './review-texts';

/** The quality of a company in reviews; the same in every seed. */
interface Character {
  readonly likes: readonly string[];
  readonly dislikes: readonly string[];
  /** The difference between each category and the overall rating. */
  readonly leanings: Readonly<Record<Category, number>>;
  readonly replies: number;
}

const CATEGORIES = ['work_life', 'skills', 'culture', 'pay', 'security', 'promotions'] as const;
type Category = (typeof CATEGORIES)[number];

const characters = new Map<string, Character>();

function characterOf(company: Company): Character {
  const known = characters.get(company.name);
  if (known) return known;
  const rng = new SeededRandom(`character ${company.name}`);
  const message = (side: 'likes' | 'dislikes') =>
    rng
      .shuffled(PHRASES.filter((phrase) => phrase.side === side))
      .map(({ text }) => text)
      .slice(0, 7);
  const character: Character = {
    likes: message('likes'),
    dislikes: message('dislikes'),
    leanings: Object.fromEntries(CATEGORIES.map((item) => [item, rng.bell() * 0.4 - 0.1])) as Record<
      Category,
      number
    >,
    replies: factsOf(company).isClaimed ? 0.05 + 0.4 * rng.unit() : 0,
  };
  characters.set(company.name, character);
  return character;
}

const stars = (value: number): number => Math.min(5, Math.max(1, Math.round(value)));
const DAY = 86_400_000;
/** Reviews of four and a half years, more of them recent. */
const OLDEST = 1640;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

type Hidden =
  | 'author_seal'
  | 'is_verified'
  | 'recommends'
  | 'approves_ceo'
  | 'helpful'
  | 'experience'
  | 'exact_experience';

/** A review before its author is sealed and the years are encrypted. */
interface WrittenReview extends Omit<Row<'company_reviews'>, Hidden> {
  readonly years: number;
}

/** More recent reviews than old ones, but not so many in the last days that they look like a campaign. */
const ageOf = (chance: number): number => 0.25 * chance + 0.75 * chance ** 1.9;

/** A member's review of a current or former employer. */
export function writeReview(rng: SeededRandom, person: Member, now: Date): WrittenReview {
  const { company } = person;
  const character = characterOf(company);
  const overall = overallOf(rng, company.rating);
  const written = new Date(now.getTime() - (1 + Math.floor(OLDEST * ageOf(rng.unit()))) * DAY);
  const replied = new Date(written.getTime() + rng.whole(1, 20) * DAY);
  const answers = rng.chance(character.replies) && replied < now;
  return {
    id: rng.id(),
    company_id: company.id,
    job_profile_id: person.job.id,
    place_id: person.placeId,
    years: Math.min(15, person.years - (rng.chance(0.12) ? person.years : 0)),
    is_current: rng.chance(0.6),
    employment: employmentOf(rng, person),
    written_on: dayOf(written),
    title: rng.pick(TITLES[overall - 1] ?? []),
    likes: side(rng, character.likes, LIKE_ENDS, overall >= 3 ? 0.85 : 0.4) ?? rng.pick(PLAIN_LIKES),
    dislikes:
      side(rng, character.dislikes, DISLIKE_ENDS, overall <= 3 ? 0.9 : 0.6) ?? rng.pick(PLAIN_DISLIKES),
    overall,
    ...ratings(rng, character, overall),
    reply: answers ? rng.pick(overall >= 4 ? REPLIES.thanks : REPLIES.sorry) : null,
    replied_on: answers ? dayOf(replied) : null,
  };
}

/** Most reviews are near the company's rating; a few are angry. */
const overallOf = (rng: SeededRandom, rating: number): number =>
  rng.chance(0.05) ? rng.whole(1, 2) : stars(rating + 0.28 + rng.bell());

const ratings = (rng: SeededRandom, { leanings }: Character, overall: number): Record<Category, number> =>
  Object.fromEntries(
    CATEGORIES.map((item) => [item, stars(overall + leanings[item] + rng.bell() * 0.7)]),
  ) as Record<Category, number>;

/** One or two common phrases and one specific one, or an empty text. */
function side(
  rng: SeededRandom,
  known: readonly string[],
  ends: readonly string[],
  often: number,
): string | undefined {
  if (!rng.chance(often)) return rng.chance(0.5) ? rng.pick(ends) : undefined;
  const first = known[rng.favourite(known.length, 1.6)] ?? '';
  const second = rng.chance(0.3) ? known[rng.favourite(known.length, 1.2)] : undefined;
  const own = rng.chance(0.75) ? rng.pick(ends) : undefined;
  return [first, second === first ? undefined : second]
    .filter((item) => item !== undefined)
    .map((item) => `${item}.`)
    .concat(own ?? [])
    .join(' ');
}

const employmentOf = (rng: SeededRandom, { status }: Member) =>
  status === 'student'
    ? ('intern' as const)
    : rng.weighted([
        ['fulltime', 90],
        ['contractual', 6],
        ['parttime', 2],
        ['freelancer', 2],
      ] as const);
