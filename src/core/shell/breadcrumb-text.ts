/** Names of parent pages in the structured data for search engines. */
export const breadcrumbText = {
  names: {
    home: 'Home',
    companies: 'Companies',
    salaries: 'Salaries',
    interviews: 'Interviews',
    jobs: 'Jobs',
    colleges: 'Colleges',
    communities: 'Communities',
    awards: 'Awards',
  },
  locations: 'Locations',
  interviewQuestions: 'Interview questions',
};
