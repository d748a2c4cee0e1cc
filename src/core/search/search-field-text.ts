export const searchFieldText = {
  label: 'Search',
  submit: 'Search',
  companies: 'Company name',
  interviews: 'Company or role',
  jobs: 'Job title or company',
  reviews: 'Company name',
  salaries: 'Role, company or city',
};
