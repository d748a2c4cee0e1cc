import { slugOf } from './companies';

/** Topics across companies. Numbers 42 and 43 are the contracts' examples. */
export interface Topic {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly category: string;
}

const BY_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  Money: [
    'Salary talk',
    'Offers and counter-offers',
    'Tax and investments',
    'PF and gratuity',
    'Stocks and ESOPs',
    'Loans and EMIs',
  ],
  Cities: [
    'Working in Bengaluru',
    'Working in Hyderabad',
    'Working in Pune',
    'Working in Mumbai',
    'Working in Chennai',
    'Working in Delhi NCR',
    'Working in Kolkata',
    'Working in Kochi',
  ],
  'Changing jobs': [
    'Switching jobs',
    'Notice period',
    'Interview prep',
    'Résumé review',
    'Background checks',
    'Career breaks',
    'Government jobs',
    'Layoffs and recovery',
  ],
  'Life at work': [
    'Work–life balance',
    'Office culture',
    'Return to office',
    'Remote work',
    'Night shifts',
    'Bad bosses',
    'Office canteen',
    'Commute',
    'Mental health at work',
    'Office humour',
    'Women at work',
    'New parents',
  ],
  Growth: [
    'Appraisals',
    'Promotions',
    'First-time managers',
    'Mentoring',
    'Certifications',
    'MBA or not',
    'Public speaking',
  ],
  Starting: [
    'Freshers',
    'Internships',
    'Campus placements',
    'First salary',
    'Bench and projects',
    'Bonds and training',
  ],
  Craft: [
    'Software engineering',
    'Data and AI',
    'Product people',
    'Design corner',
    'Testing and QA',
    'Cloud and DevOps',
    'Banking life',
    'Sales floor',
    'Marketing room',
    'Shop floor',
    'Nurses’ station',
    'Staff room',
    'Accounts and audit',
    'HR confessions',
    'Supply chain',
    'Startup life',
  ],
  Abroad: ['Onsite and visas', 'Moving back to India', 'Remote for foreign firms'],
};

const FIRST = ['Salary talk', 'Working in Bengaluru'];
const FIRST_ID = 42;

const named = Object.entries(BY_CATEGORY).flatMap(([category, names]) =>
  names.map((name) => ({ name, category })),
);
const rest = named.filter(({ name }) => !FIRST.includes(name));

/** Numbers 1 to 41 are topics, 42 and 43 belong to the examples, further topics start at 44. */
const idOf = (name: string): number => {
  const special = FIRST.indexOf(name);
  if (special >= 0) return FIRST_ID + special;
  const position = rest.findIndex((candidate) => candidate.name === name);
  return position < FIRST_ID - 1 ? position + 1 : position + 1 + FIRST.length;
};

export const TOPICS: readonly Topic[] = named.map(({ name, category }) => ({
  id: idOf(name),
  name,
  category,
  slug: slugOf(name.normalize('NFD').replace(/[\u0300-\u036f’]/g, '')),
}));

export function topicBySlug(slug: string): Topic {
  const topic = TOPICS.find((topic) => topic.slug === slug);
  if (!topic) throw new Error(`There is no topic ${slug}.`);
  return topic;
}
