import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screenAt } from './screen-at';
import { pathTo, SCREEN_IDS, SCREENS, type ScreenId } from './screens';

const EXAMPLES: readonly (readonly [requirement: string, path: string, id: ScreenId])[] = [
  ['R-012', '/employers', 'employers'],
  ['R-019', '/', 'home'],
  ['R-020', '/rewards', 'rewards'],
  ['R-021', '/communities', 'communities'],
  ['R-022', '/list-of-companies', 'companies'],
  ['R-023', '/reviews', 'reviews'],
  ['R-024', '/compare', 'compare'],
  ['R-025', '/salaries', 'salaries'],
  ['R-026', '/salaries/take-home-salary-calculator', 'take-home'],
  ['R-027', '/salaries/gratuity-calculator', 'gratuity'],
  ['R-028', '/salaries/hra-calculator', 'hra'],
  ['R-029', '/salaries/salary-hike-calculator', 'salary-hike'],
  ['R-859', '/salaries/offer-letter-check', 'offer-letter'],
  ['R-859', '/salaries/pay-change-calculators', 'pay-changes'],
  ['R-030', '/interviews', 'interviews'],
  ['R-031', '/colleges', 'colleges'],
  ['R-032', '/are-you-paid-fairly', 'paid-fairly'],
  ['R-863', '/are-you-paid-fairly/75/software-engineer', 'percentile'],
  ['R-033', '/jobs', 'jobs'],
  ['R-034', '/user-settings', 'preferences'],
  ['R-035', '/awards-2022/Zk3', 'awards-2022'],
  ['R-037', '/user', 'profile'],
  ['R-038', '/settings', 'settings'],
  ['R-039', '/terms-and-policies', 'terms'],
  ['R-040', '/settings/manage-account', 'manage-account'],
  ['R-041', '/settings/need-help', 'need-help'],
  ['R-042', '/messages', 'messages'],
  ['R-043', '/session', 'session'],
  ['R-056', '/overview/zentrix-overview', 'company-overview'],
  ['R-058', '/overview/zentrix-overview/organisation', 'company-organisation'],
  ['R-059', '/overview/zentrix-overview/locations', 'company-locations'],
  ['R-060', '/overview/zentrix-overview/locations/pune-offices', 'company-office'],
  ['R-061', '/reviews/zentrix-reviews', 'company-reviews'],
  ['R-062', '/salaries/zentrix-salaries', 'company-salaries'],
  ['R-063', '/interviews/zentrix-interview-questions', 'company-interviews'],
  ['R-063', '/interviews/zentrix-interview-questions/data-engineer', 'company-interviews'],
  ['R-064', '/jobs/zentrix-jobs', 'company-jobs'],
  ['R-875', '/jobs/opening/Jb4Zentrix', 'job'],
  ['R-045', '/colleges/sharada-3', 'college'],
  ['R-065', '/benefits/zentrix-benefits', 'company-benefits'],
  ['R-066', '/photos/zentrix-photos', 'company-photos'],
  ['R-067', '/discussions/zentrix-discussions', 'company-posts'],
  ['R-068', '/qna/zentrix-questions', 'company-questions'],
  ['R-098', '/communities/salary-talk', 'community'],
  ['R-099', '/departments/engineering', 'department'],
  ['R-100', '/discussions/zentrix', 'company-community'],
  ['R-101', '/p/Kq3v', 'post'],
  ['R-102', '/interviews/question/88', 'interview-question'],
  ['R-103', '/answers/why-switch', 'answers'],
  ['R-104', '/awards/best-places', 'awards-list'],
  ['R-105', '/profile/data-engineer-salary', 'designation-salaries'],
  ['R-106', '/profiles/data-engineer/interview-questions', 'designation-interviews'],
  ['R-107', '/jobs/data-engineer-jobs-prf', 'designation-jobs'],
  ['R-109', '/interviews/zentrix-interview-questions/top-questions', 'top-questions'],
  ['R-109', '/interviews/zentrix-interview-questions/analyst/top-questions', 'top-questions'],
  ['R-111', '/skills/sql-interview-questions', 'skill-interviews'],
  ['R-112', '/jobs/sql-jobs-ski', 'skill-jobs'],
  ['R-114', '/abeca-2025/top-rated-banks-to-work-2025', 'awards-2025'],
  ['R-115', '/abeca-2024/top-rated-banks-to-work-2024', 'awards-2024'],
  ['R-116', '/abeca-qualifier', 'awards-qualifier'],
  ['R-117', '/abeca-2026', 'awards-2026'],
  ...['mid-sized', 'small', 'large', 'mega', 'category'].map(
    (size) => ['R-118', `/awards/best-${size}-companies-to-work-in-india-2025`, 'awards-by-size'] as const,
  ),
  ['R-119', '/awards/best-tech-startups', 'awards-startups'],
  ['R-120', '/awards/best-tech-startups-to-work-in-india-2025', 'awards-startups'],
  ['R-130', '/contribute/company-review-v3', 'contribute-review'],
  ['R-131', '/contribute/interview-story', 'contribute-interview'],
  ['R-132', '/contribute/company-benefits', 'contribute-benefits'],
  ['R-133', '/contribute/salary-v3', 'contribute-salary'],
  ['R-134', '/contribute/next-step', 'contribute-next'],
  ['R-138', '/features', 'photo-upload'],
  ['R-139', '/faq', 'faq'],
  ['R-140', '/legal/privacy-policy', 'privacy'],
  ['R-141', '/legal/grievances', 'grievances'],
  ['R-142', '/legal/summons-notice-form', 'summons'],
  ['R-143', '/legal/community-guidelines', 'guidelines'],
  ['R-144', '/legal/terms-of-use', 'terms-of-use'],
  ['R-145', '/about-us', 'about'],
  ['R-146', '/our-team', 'team'],
  ['R-147', '/blog', 'blog'],
  ['R-148', '/credits', 'credits'],
  ['R-200', '/login', 'login'],
  ['R-150', '/login/linkedin', 'login-linkedin'],
  ['R-151', '/login/naukri', 'login-naukri'],
  ['R-157', '/search', 'search'],
  ['R-157', '/search/zentrix-search/data-engineer', 'search'],
  ['R-158', '/jobs/pune-location', 'search'],
  ['R-127', '/reviews/zentrix/pros', 'search'],
  ['R-128', '/benefits/zentrix', 'search'],
];

const UNNAMED = [
  ['/notifications', 'notifications'],
  ['/user/posts', 'own-posts'],
  ['/untraceable', 'untraceable'],
  ['/jobs/alerts', 'job-alerts'],
  ['/jobs/applications', 'job-applications'],
  ['/jobs/opening/Jb4Zentrix/apply', 'job-apply'],
  ['/moderation', 'moderation'],
  ['/moderation/log', 'moderation-log'],
  ['/transparency', 'transparency'],
  ['/trust', 'trust'],
] as const;

const MOVED: readonly (readonly [requirement: string, from: string, to: string])[] = [
  ['R-122', '/Skill/sql/any/thing', '/skills/sql-interview-questions'],
  ['R-123', '/interview/zentrix', '/interviews/zentrix-interview-questions'],
  ['R-123', '/interview/zentrix/analyst', '/interviews/zentrix-interviews/analyst'],
  ['R-123', '/interview/zentrix/hr', '/interviews/zentrix-interview-questions'],
  ['R-124', '/desigInterview/data-engineer', '/profiles/data-engineer/interview-questions'],
  ['R-125', '/hrInterviews/zentrix', '/interviews/zentrix-interview-questions'],
  ['R-126', '/overview/zentrix', '/overview/zentrix-overview'],
  ['R-126', '/overview/zentrix/reviews', '/overview/zentrix-overview'],
  ['R-126', '/overview/zentrix/organisation', '/overview/zentrix-overview/organisation'],
  ['R-126', '/overview/zentrix/locations', '/overview/zentrix-overview/locations'],
  ['R-126', '/overview/zentrix-overview/pune-location', '/overview/zentrix-overview/locations'],
  ['R-126', '/overview/zentrix/locations/pune-offices', '/overview/zentrix-overview/locations/pune-offices'],
  [
    'R-110',
    '/topInterviewQuestions/zentrix/analyst',
    '/interviews/zentrix-interview-questions/analyst/top-questions',
  ],
  ['R-110', '/topInterviewQuestions/zentrix/hr', '/interviews/zentrix-interview-questions/top-questions'],
  ['R-135', '/contribute/company-review-v2', '/contribute/company-review-v3'],
  ['R-136', '/contribute/salary', '/contribute/salary-v3'],
];

describe('the paths of screens', () => {
  it.each(EXAMPLES)('[%s] %s is the screen %s', (_requirement, path, id) => {
    expect(screenAt(path)).toMatchObject({ kind: 'screen', id });
  });

  it.each(UNNAMED)('%s, which no requirement names, is the screen %s', (path, id) => {
    expect(screenAt(path)).toMatchObject({ kind: 'screen', id });
  });

  it('every screen has an example path', () => {
    const shown = new Set([...EXAMPLES.map(([, , id]) => id), ...UNNAMED.map(([, id]) => id)]);
    expect(SCREEN_IDS.filter((id) => !shown.has(id))).toEqual(['awards', 'kit']);
  });

  it.each(MOVED)('[%s][R-129] the old path %s moved to %s', (_requirement, from, to) => {
    expect(screenAt(from)).toEqual({ kind: 'moved', path: to });
    expect(screenAt(to)).toMatchObject({ kind: 'screen' });
  });

  it.each([
    '/nowhere',
    '/p/',
    '/p/a/b',
    '/awards/best-huge-companies-to-work-in-india-2025/x',
    '//',
    '/%',
    '/p/%E0%A4',
  ])('[R-055] the path %s leads to no screen and does not throw', (path) => {
    expect(['nowhere', 'moved']).toContain(screenAt(path).kind);
  });

  it('a path with a trailing slash moves to the path without it', () => {
    expect(screenAt('/communities/')).toEqual({ kind: 'moved', path: '/communities' });
    expect(screenAt('/nowhere/')).toEqual({ kind: 'nowhere' });
  });

  it('any path is resolved without throwing', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.string(), (path, text) => {
        screenAt(path);
        screenAt(`/${text}`);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the paths that screens build and parse', () => {
  const piece = fc
    .string({ unit: fc.constantFrom(...'abcxyz09-_. %/?#&+é₹'), minLength: 1, maxLength: 12 })
    .filter((text) => !/^\.+$/.test(text));

  it.each([
    ['post', 'postId'],
    ['company-reviews', 'urlName'],
    ['designation-jobs', 'jobProfile'],
    ['community', 'communityUrl'],
  ] as const)('the path of the screen %s round-trips any %s', (id, name) => {
    fc.assert(
      fc.property(piece, (text) => {
        const path = pathTo(id, { [name]: text } as never);
        expect(screenAt(path)).toEqual({ kind: 'screen', id, params: { [name]: text } });
      }),
    );
  });

  it('a path omits optional params', () => {
    expect(pathTo('company-interviews', { urlName: 'zentrix' })).toBe(
      '/interviews/zentrix-interview-questions',
    );
    expect(pathTo('awards-startups', { year: '2025' })).toBe(
      '/awards/best-tech-startups-to-work-in-india-2025',
    );
    expect(pathTo('home')).toBe('/');
  });

  it('no two screens have the same path', () => {
    expect(new Set(Object.values(SCREENS)).size).toBe(SCREEN_IDS.length);
  });
});
