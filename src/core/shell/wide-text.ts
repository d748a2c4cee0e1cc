import type { SubLinkName } from './main-nav';

export const wideNavText = {
  employers: 'For employers',
  more: (name: string) => `More in ${name}`,
  below: {
    allCommunities: 'Browse communities',
    browseCompanies: 'Browse companies',
    compareCompanies: 'Compare companies',
    rateCompany: 'Rate your company',
    browseReviews: 'Company reviews',
    addBenefits: 'Add your benefits',
    searchSalaries: 'Search salaries',
    paidFairly: 'Are you paid fairly?',
    takeHome: 'Take-home salary',
    gratuity: 'Gratuity',
    hra: 'HRA exemption',
    salaryHike: 'Salary hike',
    addSalary: 'Add your salary',
    interviewQuestions: 'Interview questions',
    shareInterview: 'Share your interview',
    findJobs: 'Find jobs',
    colleges: 'Colleges',
    awards2026: 'Awards 2026',
    techStartups: 'Best tech startups',
    megaCompanies: 'Best mega companies',
    midSizedCompanies: 'Best mid-sized companies',
  } satisfies Record<SubLinkName, string>,
};
