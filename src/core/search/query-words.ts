import type { AnswerPage } from './search-answer';

/** Common names of the pages, in English, in Hindi and in Hindi with Latin letters. */
export const PAGE_PHRASES: Readonly<Partial<Record<AnswerPage, readonly string[]>>> = {
  SALARIES: [
    ...[
      'salary',
      'salaries',
      'sal',
      'pay',
      'pays',
      'ctc',
      'package',
      'packages',
      'lpa',
      'compensation',
      'wage',
    ],
    ...[
      'wages',
      'income',
      'in hand',
      'inhand',
      'stipend',
      'earn',
      'earning',
      'hike',
      'pay scale',
      'payscale',
    ],
    ...['salary slip', 'average salary', 'avg salary', 'median salary', 'salary range', 'tankhwah', 'vetan'],
    ...['सैलरी', 'वेतन', 'तनख्वाह', 'पैकेज'],
  ],
  REVIEWS: [
    ...[
      'review',
      'reviews',
      'rating',
      'ratings',
      'work culture',
      'culture',
      'work life balance',
      'wlb',
      'pros',
    ],
    ...[
      'cons',
      'pros and cons',
      'feedback',
      'work life',
      'work environment',
      'job security',
      'employee reviews',
    ],
    ...['good company', 'bad company', 'management', 'work pressure', 'toxic', 'politics'],
    ...['company review', 'company reviews', 'रिव्यू', 'समीक्षा'],
  ],
  INTERVIEWS: [
    ...['interview', 'interviews', 'interview questions', 'interview question', 'interview experience'],
    ...['interview process', 'interview rounds', 'interview round', 'hr round', 'questions', 'rounds'],
    ...['interview preparation', 'technical round', 'selection process', 'इंटरव्यू'],
  ],
  BENEFITS: [
    ...[
      'benefit',
      'benefits',
      'perks',
      'notice period',
      'wfh',
      'work from home',
      'remote',
      'hybrid',
      'insurance',
    ],
    ...[
      'health insurance',
      'leave policy',
      'leaves',
      'leave',
      'maternity leave',
      'paternity leave',
      'medical',
    ],
    ...['work timings', 'timings', 'cab', 'transport', 'gym', 'canteen', 'bonus', 'employee benefits'],
    ...['perks and benefits', 'facilities', 'नोटिस पीरियड', 'सुविधाएं'],
  ],
  JOBS: [
    ...[
      'job',
      'jobs',
      'opening',
      'openings',
      'vacancy',
      'vacancies',
      'career',
      'careers',
      'hiring',
      'naukri',
    ],
    ...['job openings', 'job vacancy', 'job vacancies', 'walk in', 'walkin', 'recruitment', 'नौकरी', 'जॉब'],
  ],
  PHOTOS: ['photo', 'photos', 'pictures', 'pics', 'images', 'office photos', 'office pics', 'फोटो'],
  DISCUSSIONS: [
    ...['discussion', 'discussions', 'posts', 'community', 'forum', 'layoff', 'layoffs', 'gossip', 'news'],
    ...['rumours', 'rumors', 'चर्चा'],
  ],
  OVERVIEW: ['overview', 'about', 'company profile', 'profile', 'founder', 'ceo', 'headquarters', 'website'],
  OFFICES: ['office', 'offices', 'address', 'location', 'locations', 'branch', 'branches'],
  COMPANIES: [
    ...['companies', 'top companies', 'best companies', 'it companies', 'company list', 'list of companies'],
    ...['companies list', 'mnc', 'mncs', 'startups', 'कंपनियां'],
  ],
};

/** Words of comparisons; two companies are compared without them too. */
export const FILLERS: ReadonlySet<string> = new Set(
  `a an the in at for of on with and or to from by is are was do does did what whats which how much many who where
  can i me my we you your they it its s be get gets getting give gives given offer offers offered provide there
  people employee employees work works working worker job role roles position designation profile post like per month
  monthly year yearly annual annually annum pa average avg median range current latest company org organisation
  organization firm india indian pvt ltd private limited inc inside about best top good vs v versus compare compared
  comparison between difference better than experience exp experienced level grade band policy details info list
  all show find search tell please near based year years 2024 2025 2026 2027 ka ki ke kya kitna kitni hai hain mein
  me se aur liye का की के में है क्या कितनी कितना`.split(/\s+/),
);

/** Parts of a title that say how senior someone is; the pages are about all levels of a role. */
export const LEVELS: ReadonlySet<string> = new Set(
  'senior sr jr junior lead principal entry mid 1 2 3 4 5 i ii iii iv v l1 l2 l3 l4 l5'.split(' '),
);

export const FRESHERS: ReadonlySet<string> = new Set(['fresher', 'freshers', 'फ्रेशर']);
export const YEARS: ReadonlySet<string> = new Set(['years', 'year', 'yrs', 'yr', 'yoe', 'saal', 'साल']);

/** Short forms of words in names. */
export const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['eng', 'engineer'],
  ['engg', 'engineer'],
  ['engr', 'engineer'],
  ['engineers', 'engineer'],
  ['dev', 'developer'],
  ['devs', 'developer'],
  ['developers', 'developer'],
  ['mgr', 'manager'],
  ['managers', 'manager'],
  ['exec', 'executive'],
  ['asst', 'assistant'],
  ['assoc', 'associate'],
  ['analysts', 'analyst'],
  ['nurses', 'nurse'],
  ['teachers', 'teacher'],
  ['designers', 'designer'],
  ['recruiters', 'recruiter'],
]);
