export const searchFieldText = {
  label: 'Search',
  submit: 'Search',
  companies: 'Company name',
  interviews: 'Company or role',
  jobs: 'Job title or company',
  reviews: 'Company name',
  salaries: 'Role, company or city',
  /** A filter value from a link that the list of options does not have. */
  unknown: 'Unknown',
};
