import type { Company } from './company';

/** A company with something in every tab. */
export const aCompany = (wishes: Partial<Company> = {}): Company => ({
  id: 1001,
  urlName: 'zentrix-labs',
  name: 'Zentrix Labs',
  logoUrl: '/alpha/company/photos/logos/zentrix.jpg',
  coverUrl: '/art/jaali/zentrix.svg',
  industry: 'Software Product',
  headquarters: 'Bengaluru',
  foundedYear: 2011,
  employeesInIndia: '5k-10k',
  employeesWorldwide: '10k-50k',
  website: 'zentrixlabs.example',
  about: 'Zentrix Labs makes software.',
  mission: undefined,
  rating: 4.1,
  claimed: true,
  followed: false,
  badges: [{ code: 'RESPONDS_TO_REVIEWS' }],
  counts: {
    offices: 7,
    reviews: 1248,
    salaries: 389,
    interviews: 31,
    benefits: 41,
    photos: 24,
    posts: 12,
    followers: 1204,
    associated: 2,
  },
  ...wishes,
});
