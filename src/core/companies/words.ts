import type { BenefitGroup } from './benefits';
import type { Album, BadgeCode, CompanySort } from './company';

const things = (count: number, one: string, many: string): string => (count === 1 ? one : many);

/** The texts of companies' pages. */
export const companyWords = {
  tabs: {
    about: 'About Company',
    reviews: 'Reviews',
    salaries: 'Salaries',
    benefits: 'Benefits',
    photos: 'Office Photos',
    community: 'Community',
  },
  about: {
    label: 'About the company',
    overview: 'Company Overview',
    organisation: 'Associated Companies',
    locations: 'Company Locations',
  },
  size: (bucket: string): string => bucket.replace('-', '–'),
  inIndia: (size: string): string => `${size} in India`,
  andMore: (place: string, more: number): string => (more > 0 ? `${place} and ${more} more` : place),
  follow: 'Follow',
  following: 'Following',
  rate: 'Rate your job here',
  verified: 'This page is looked after by the company',
  badgesLabel: 'Badges',
  badges: {
    MOST_FOLLOWED: 'Most followed',
    RESPONDS_TO_REVIEWS: 'Responds to reviews',
    OPEN_TO_FEEDBACK: 'Open to feedback',
    FOLLOWERS_1K: '1k+ followers',
    FOLLOWERS_5K: '5k+ followers',
    FOLLOWERS_10K: '10k+ followers',
    FOLLOWERS_50K: '50k+ followers',
    FOLLOWERS_100K: '1L+ followers',
  } satisfies Record<BadgeCode, string>,
  badgeRules: {
    MOST_FOLLOWED: 'Among the hundredth of all companies with the most followers.',
    RESPONDS_TO_REVIEWS: 'Answered at least a fifth of the reviews of the last twelve months.',
    OPEN_TO_FEEDBACK: 'Answered a review of three stars or fewer in the last 90 days.',
    FOLLOWERS_1K: 'Followed by 1,000 people or more.',
    FOLLOWERS_5K: 'Followed by 5,000 people or more.',
    FOLLOWERS_10K: 'Followed by 10,000 people or more.',
    FOLLOWERS_50K: 'Followed by 50,000 people or more.',
    FOLLOWERS_100K: 'Followed by 1,00,000 people or more.',
  } satisfies Record<BadgeCode, string>,
  badgesTitle: 'Why these badges',
  claimed: (name: string): string =>
    `This company page is being actively managed by ${name} Team. If you also belong to the team, you can get access from here`,
  facts: {
    title: 'The facts',
    founded: 'Founded',
    yearsAgo: (year: number, years: number): string => `${year}, ${years} ${things(years, 'yr', 'yrs')} ago`,
    inIndia: 'Employees in India',
    worldwide: 'Worldwide',
    headquarters: 'Headquarters',
    industry: 'Industry',
    website: 'Website',
    followers: 'Followers',
  },
  aboutTitle: (name: string): string => `About ${name}`,
  mission: 'Mission',
  leaders: 'Leadership',
  since: (year: number): string => `Since ${year}`,
  inside: 'Inside the office',
  all: (count: string): string => `All ${count}`,
  morePhotos: (count: number): string => `${count} more photos`,
  photoOf: (caption: string, name: string): string => `${caption} at ${name}`,
  compared: 'Often compared with',
  compare: 'Compare',
  reviews: (count: number, figure: string): string => `${figure} ${things(count, 'review', 'reviews')}`,
  seeReviews: (count: string): string => `Read all ${count} reviews`,
  faqTitle: (name: string): string => `Questions about ${name}`,
  faq: {
    rating: (name: string, rating: string, reviews: string) => ({
      question: `How is ${name} as a place to work?`,
      answer: `People rate ${name} ${rating} out of 5, from ${reviews} reviews.`,
    }),
    likes: (name: string, phrase: string, mentions: string) => ({
      question: `What do people like about ${name}?`,
      answer: `“${phrase}” is said most often: ${mentions} times in the last twelve months.`,
    }),
    dislikes: (name: string, phrase: string, mentions: string) => ({
      question: `What do people not like about ${name}?`,
      answer: `“${phrase}” is said most often: ${mentions} times in the last twelve months.`,
    }),
    where: (name: string, place: string, more: number) => ({
      question: `Where does ${name} work?`,
      answer:
        more > 0
          ? `The headquarters are in ${place}. There ${things(more, 'is', 'are')} ${more} more ${things(more, 'office', 'offices')} in India.`
          : `In ${place}.`,
    }),
    size: (name: string, size: string, founded: number) => ({
      question: `How big is ${name}?`,
      answer: `${name} has ${size} employees in India. It was founded in ${founded}.`,
    }),
  },
  organisation: {
    title: (name: string): string => `Companies around ${name}`,
    parent: 'Belongs to',
    subsidiaries: 'Owns',
    siblings: 'Sister companies',
    none: 'No associated companies are known.',
  },
  locations: {
    title: (name: string): string => `Where ${name} works`,
    headquarters: 'Headquarters',
    office: (name: string, place: string): string => `${name} in ${place}`,
    tooFew: 'Rated from five reviews on.',
    reviewsHere: 'Read the reviews from here',
    allOffices: 'All locations',
  },
  benefits: {
    title: (name: string): string => `Benefits at ${name}`,
    from: (people: string): string =>
      `From ${people} people who said what they are given. A benefit is shown from five on.`,
    groups: {
      financial: 'Financial',
      perks: 'Perks',
      health: 'Health',
      'time-off': 'Time off',
      learning: 'Learning',
    } satisfies Record<BenefitGroup, string>,
    share: (percent: number): string => `${percent}%`,
    none: 'Employees haven’t shared any benefits yet.',
  },
  photos: {
    title: (name: string): string => `Office photos of ${name}`,
    albums: { workplace: 'Workplace', food: 'Food', together: 'Together' } satisfies Record<Album, string>,
    everything: 'All photos',
    label: 'Albums',
    none: 'No Photos Found yet.',
    previous: 'Previous photo',
    next: 'Next photo',
    place: (at: number, of: number): string => `${at} of ${of}`,
  },
  list: {
    title: 'Companies in India',
    description: 'Ratings, reviews and facts of companies in India, by the people who work there.',
    lead: 'Rated by the people who work there.',
    found: (total: string, count: number): string => `${total} ${things(count, 'company', 'companies')}`,
    filters: 'Filters',
    industry: 'Industry',
    location: 'Location',
    size: 'Size',
    rating: 'Rating',
    sort: 'Sort',
    any: 'Any',
    choice: (name: string, companies: number): string => `${name} (${companies})`,
    ratings: { '4': '4 and up', '3': '3 and up', '2': '2 and up' },
    sorts: { popularity: 'Most reviews', rating: 'Best rated', name: 'Name' } satisfies Record<
      CompanySort,
      string
    >,
    apply: 'Apply',
    clear: 'Clear filters',
    likes: 'Likes',
    dislikes: 'Dislikes',
    none: 'No company fits these filters',
    noneText: 'Take one of them away and look again.',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number): string => `Page ${number}`,
  },
  heads: {
    overview: (name: string) => ({
      title: `${name}: overview, ratings and offices`,
      description: `How people who work at ${name} rate it, what they like and what they do not, and the facts.`,
    }),
    breadcrumb: 'Companies',
  },
};
