import { COLLEGES } from '../catalogue/colleges';
import type { Company } from '../catalogue/companies';
import { PLACES } from '../catalogue/places';
import { TOPICS, topicBySlug } from '../catalogue/topics';
import { employs } from '../people/company-trades';
import { type History, hasLived, historyOf } from '../people/history';
import type { Alias, Member } from '../people/members';
import type { SeededRandom } from '../seeded-random';
import type { Scene, Speaker } from '../texts/slots';
import type { Story } from '../texts/story';

export interface Community {
  readonly type: 'TOPIC' | 'COMPANY' | 'DEPARTMENT';
  readonly id: number;
}

export const keyOf = ({ type, id }: Community): string => `${type} ${id}`;

/** The community and author of the next post. */
export interface Occasion {
  readonly author: Member;
  readonly alias: Alias;
  readonly community: Community;
  readonly scene: Scene;
  /** The seeded companies, for comparisons. */
  readonly rivals: readonly Company[];
}

/** A member uses one alias per thread, so that readers cannot link the two. */
export const aliasIn = (member: Member, thread: number): Alias =>
  (member.index * 7 + thread * 13) % 9 < 2 ? member.designation : member.anonymous;

/** A story fits authors with a matching job, experience and history. */
export const fits = (story: Story, author: Member, history: History): boolean =>
  (story.departments.length === 0 || story.departments.includes(author.department)) &&
  hasLived(story.theme, author, history);

export const speakerOf = (member: Member, companies: readonly Company[]): Speaker => {
  const { tenure, former } = historyOf(member, companies);
  const place = PLACES[member.placeId - 1]?.[0] ?? 'Pune';
  return { role: member.job.name, department: member.department, place, years: member.years, tenure, former };
};

interface Setting {
  readonly author: Member;
  readonly thread: number;
  readonly at: Date;
  readonly companies: readonly Company[];
}

export function occasionFor(
  rng: SeededRandom,
  story: Pick<Story, 'topics' | 'aboutCompany' | 'departments'>,
  setting: Setting,
): Occasion {
  const { author, thread, at: date, companies } = setting;
  const community = communityFor(rng, story, author);
  const place = cityOf(community) ?? PLACES[author.placeId - 1]?.[0] ?? 'Pune';
  const other = otherCompany(rng, setting);
  const elsewhere = PLACES[rng.favourite(PLACES.length, 1.4)]?.[0] ?? 'Indore';
  return {
    author,
    alias: aliasIn(author, thread),
    community,
    rivals: companies,
    scene: {
      speaker: { ...speakerOf(author, companies), place },
      company: author.company.name,
      other: other.name,
      role: author.job.name,
      department: author.department,
      place,
      place2: elsewhere === place ? 'Mysuru' : elsewhere,
      years: author.years,
      lpa: payOf(rng, author),
      month: date.getUTCMonth(),
      year: date.getUTCFullYear(),
      college: rng.pick(COLLEGES).name,
    },
  };
}

function otherCompany(rng: SeededRandom, { author, companies }: Setting): Company {
  for (;;) {
    const company = companies[rng.favourite(companies.length, 1.6)];
    if (company && company.id !== author.company.id && employs(company, author.job)) return company;
  }
}

function communityFor(
  rng: SeededRandom,
  story: Pick<Story, 'topics' | 'aboutCompany' | 'departments'>,
  author: Member,
): Community {
  const toCompany = story.aboutCompany && rng.chance(0.42);
  if (toCompany) return { type: 'COMPANY', id: author.company.id };
  if (rng.chance(story.departments.length > 0 ? 0.3 : 0.08))
    return { type: 'DEPARTMENT', id: author.job.departmentId };
  const home = `Working in ${PLACES[author.placeId - 1]?.[0]}`;
  const own = TOPICS.find(({ name, slug }) => name === home && story.topics.includes(slug));
  return { type: 'TOPIC', id: own?.id ?? topicBySlug(rng.pick(story.topics)).id };
}

function cityOf({ type, id }: Community): string | undefined {
  const name = type === 'TOPIC' ? TOPICS.find((topic) => topic.id === id)?.name : undefined;
  const city = name?.replace('Working in ', '');
  if (name === 'Working in Delhi NCR') return 'Gurugram';
  return PLACES.some(([place]) => place === city) ? city : undefined;
}

/** The author's pay in lakhs a year by job and experience, with some variation. */
function payOf(rng: SeededRandom, { job, years }: Member): number {
  const usual = job.from + (job.to - job.from) * Math.min(1, years / 14);
  return Math.max(2.2, usual * (0.85 + rng.unit() * 0.35));
}
