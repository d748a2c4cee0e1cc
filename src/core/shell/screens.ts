import { FIRST_SCREENS, pathsIn } from './first-screens';
import { type PathParams, type PathPattern, pathPattern } from './path-pattern';

/**
 * Every screen and its path. The key is the screen id in links, chunks and the catalogue. The first matching template
 * wins.
 */
export const SCREENS = {
  home: FIRST_SCREENS.home,
  rewards: '/rewards',
  communities: FIRST_SCREENS.communities,
  companies: FIRST_SCREENS.companies,
  reviews: '/reviews',
  compare: '/compare',
  salaries: '/salaries',
  'take-home': '/salaries/take-home-salary-calculator',
  gratuity: '/salaries/gratuity-calculator',
  hra: '/salaries/hra-calculator',
  'salary-hike': '/salaries/salary-hike-calculator',
  'offer-letter': '/salaries/offer-letter-check',
  'pay-changes': '/salaries/pay-change-calculators',
  interviews: '/interviews',
  colleges: '/colleges',
  college: '/colleges/{collegeUrl}',
  'paid-fairly': '/are-you-paid-fairly',
  percentile: '/are-you-paid-fairly/{from=25|40|60|75}/{jobProfile}',
  jobs: FIRST_SCREENS.jobs,
  preferences: '/user-settings',
  'awards-2022': '/awards-2022/{token}',
  profile: '/user',
  settings: '/settings',
  terms: '/terms-and-policies',
  'manage-account': '/settings/manage-account',
  'need-help': '/settings/need-help',
  messages: FIRST_SCREENS.messages,
  notifications: FIRST_SCREENS.notifications,
  session: '/session',

  'company-overview': '/overview/{urlName}-overview',
  'company-organisation': '/overview/{urlName}-overview/organisation',
  'company-locations': '/overview/{urlName}-overview/locations',
  'company-office': '/overview/{urlName}-overview/locations/{locationUrl}-offices',
  'company-reviews': '/reviews/{urlName}-reviews',
  'company-salaries': '/salaries/{urlName}-salaries',
  'top-questions': '/interviews/{companyUrl}-interview-questions[/{jobProfile}]/top-questions',
  'company-interviews': '/interviews/{urlName}-interview-questions[/{designation}]',
  'company-jobs': '/jobs/{urlName}-jobs',
  'job-apply': '/jobs/opening/{jobId}/apply',
  job: '/jobs/opening/{jobId}',
  'job-applications': '/jobs/applications',
  'job-alerts': '/jobs/alerts',
  'company-benefits': '/benefits/{urlName}-benefits',
  'company-photos': '/photos/{urlName}-photos',
  'company-posts': '/discussions/{urlName}-discussions',
  'company-questions': '/qna/{urlName}-questions',

  community: FIRST_SCREENS.community,
  department: FIRST_SCREENS.department,
  'company-community': FIRST_SCREENS['company-community'],
  post: FIRST_SCREENS.post,
  'interview-question': '/interviews/question/{questionId}',
  answers: '/answers/{questionSlug}',

  'designation-salaries': '/profile/{jobProfile}-salary',
  'designation-interviews': '/profiles/{jobProfile}/interview-questions',
  'designation-jobs': '/jobs/{jobProfile}-jobs-prf',
  'skill-interviews': '/skills/{skillUrl}-interview-questions',
  'skill-jobs': '/jobs/{skillUrl}-jobs-ski',

  awards: '/awards',
  'awards-2025': '/abeca-2025/top-rated-{slug}-to-work-2025',
  'awards-2024': '/abeca-2024/top-rated-{name}-to-work-2024',
  'awards-qualifier': '/abeca-qualifier',
  'awards-2026': '/abeca-2026',
  'awards-by-size':
    '/awards/best-{size=mid-sized|small|large|mega|category}-companies-to-work-in-india-{year=#}',
  'awards-startups': '/awards/best-tech-startups[-to-work-in-india-{year=#}]',
  'awards-list': '/awards/{query}',

  'contribute-review': FIRST_SCREENS['contribute-review'],
  'contribute-interview': '/contribute/interview-story',
  'contribute-benefits': '/contribute/company-benefits',
  'contribute-salary': '/contribute/salary-v3',
  'contribute-next': '/contribute/next-step',
  'photo-upload': '/features',

  faq: '/faq',
  privacy: '/legal/privacy-policy',
  grievances: '/legal/grievances',
  summons: '/legal/summons-notice-form',
  guidelines: '/legal/community-guidelines',
  'own-posts': '/user/posts',
  untraceable: '/untraceable',
  moderation: '/moderation',
  'moderation-log': '/moderation/log',
  transparency: '/transparency',
  trust: '/trust',
  'terms-of-use': '/legal/terms-of-use',
  about: '/about-us',
  employers: '/employers',
  team: '/our-team',
  blog: '/blog',
  credits: '/credits',
  login: '/login',
  'login-linkedin': '/login/linkedin',
  'login-naukri': '/login/naukri',
  search: FIRST_SCREENS.search,
  kit: '/kit',
} as const satisfies Record<string, string>;

export type ScreenId = keyof typeof SCREENS;
export type ScreenParams<Id extends ScreenId> = PathParams<(typeof SCREENS)[Id]>;
export const SCREEN_IDS = Object.keys(SCREENS) as readonly ScreenId[];

type Patterns = { readonly [Id in ScreenId]: PathPattern<(typeof SCREENS)[Id]> };
const patterns = Object.fromEntries(
  Object.entries(SCREENS).map(([id, template]) => [id, pathPattern(template)]),
) as Patterns;

export const pathTo = pathsIn(SCREENS);

export const paramsOf = <Id extends ScreenId>(id: Id, pathname: string): ScreenParams<Id> | undefined =>
  (patterns[id] as PathPattern<(typeof SCREENS)[Id]>).parse(pathname) as ScreenParams<Id> | undefined;
