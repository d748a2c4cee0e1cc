/** Texts of jobs: an introduction, and duties that depend on the department. */

type Text = (job: string, company: string) => string;

export const ABOUTS: readonly Text[] = [
  (job, company) =>
    `${company} looks for a ${job} who finishes what they begin. You join a team of nine that has worked together for three years.`,
  (job) =>
    `The ${job} before you moved to another team here, and is three desks away when you have questions.`,
  (_, company) =>
    `This is a new position: the work has grown faster than the team. You decide with us how it is cut, and ${company} pays for what you have to learn first.`,
  (job) =>
    `As a ${job} you own your part from the first idea to the day someone uses it. There is no committee between you and the people you work for.`,
  (_, company) =>
    `We would rather hire slowly than twice. Two talks and half a day with the team, then ${company} answers within a week.`,
];

const COMMON: readonly string[] = [
  'Plan the work of a quarter with the team and say early what will not fit',
  'Write down decisions so that those who come later understand them',
  'Teach one newcomer a year what you know',
  'Talk to the people who use what you make, at least twice a month',
];

const BY_DEPARTMENT: Readonly<Record<string, readonly string[]>> = {
  'engineering-software-qa': [
    'Design, build and run services that are used the whole day',
    'Review the designs and the code of others, and have yours reviewed',
    'Be on call one week in six, and take out what woke you',
  ],
  'data-science-analytics': [
    'Find out what is really asked before counting anything',
    'Keep the numbers people decide by correct, and explained',
    'Build models that someone else can run after you',
  ],
};

const OTHERS: readonly string[] = [
  'Run the daily work of your area and answer for its results',
  'Keep the records complete, so that an audit is a quiet day',
  'Find the step that costs most time and make it shorter',
];

export const dutiesOf = (department: string): readonly string[] => [
  ...(BY_DEPARTMENT[department] ?? OTHERS),
  ...COMMON,
];

export const AREAS: Readonly<Record<string, readonly string[]>> = {
  'engineering-software-qa': ['payments', 'search', 'platform', 'mobile', 'growth', 'logistics'],
  'data-science-analytics': ['pricing', 'risk', 'marketing', 'supply'],
};
