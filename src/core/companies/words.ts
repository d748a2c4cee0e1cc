import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/counted';
import { grouped } from '../shared/numbers';
import type { BenefitGroup } from './benefits';
import type { Album, CompanySort, SocialLink } from './company';

const things = (count: number, one: string, many: string): string => (count === 1 ? one : many);
const times = (count: number): string => counted(count, 'time', 'times');

/** The texts of companies' pages. */
export const companyWords = {
  tabs: {
    about: 'About Company',
    reviews: 'Reviews',
    salaries: 'Salaries',
    interviews: 'Interview Questions',
    benefits: 'Benefits',
    jobs: 'Jobs',
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
  claimed: (name: string): string =>
    `This company page is being actively managed by ${name} Team. If you also belong to the team, you can `,
  claimedWay: 'get access from here',
  facts: {
    title: 'The facts',
    founded: 'Founded',
    yearsAgo: (year: number, years: number): string => `${year}, ${years} ${things(years, 'yr', 'yrs')} ago`,
    inIndia: 'Employees in India',
    worldwide: 'Worldwide',
    headquarters: 'Headquarters',
    industry: 'Industry',
    website: 'Website',
    alsoIn: 'Also in',
    careers: 'Careers',
    jobPortal: 'On the job portal',
    phone: 'Phone',
    email: 'E-mail',
    social: 'Elsewhere',
    socialKinds: closedTable({
      LINKEDIN: 'LinkedIn',
      X: 'X',
      YOUTUBE: 'YouTube',
      INSTAGRAM: 'Instagram',
      FACEBOOK: 'Facebook',
    } satisfies Record<SocialLink['kind'], string>),
    premium: 'The company pays for this page. It changes no rating and no order.',
    followers: 'Followers',
  },
  aboutTitle: (name: string): string => `About ${name}`,
  mission: 'Mission',
  leaders: 'Leadership',
  since: (year: number): string => `Since ${year}`,
  inside: 'Inside the office',
  all: (count: number, figure: string): string => things(count, 'See it', `All ${figure}`),
  morePhotos: (count: number): string => counted(count, 'more photo', 'more photos'),
  photoOf: (caption: string, name: string): string => `${caption} at ${name}`,
  compared: 'Often compared with',
  compare: 'Compare',
  reviews: (count: number, figure: string): string => `${figure} ${things(count, 'review', 'reviews')}`,
  seeReviews: (count: number, figure: string): string =>
    things(count, 'Read the review', `Read all ${figure} reviews`),
  previews: {
    allSalaries: (count: number, figure: string): string =>
      things(count, 'See the salary', `All ${figure} salaries`),
    jobs: (count: number): string => counted(count, 'open job', 'open jobs'),
    seeAll: 'See all',
    locations: (name: string): string => `Where ${name} works`,
    allLocations: (count: number): string =>
      things(count, 'See the location', `All ${grouped(count)} locations`),
    benefits: (name: string): string => `What ${name} gives besides pay`,
    share: (percent: number): string => `${percent}%`,
  },
  story: {
    updates: (name: string): string => `Lately at ${name}`,
    life: (name: string): string => `Life at ${name}`,
    prizes: 'Prizes from others',
    message: 'From the top',
  },
  faqTitle: (name: string): string => `Questions about ${name}`,
  faq: {
    rating: (name: string, rating: string, reviews: number) => ({
      question: `How is ${name} as a place to work?`,
      answer: `People rate ${name} ${rating} out of 5, from ${counted(reviews, 'review', 'reviews')}.`,
    }),
    likes: (name: string, phrase: string, mentions: number) => ({
      question: `What do people like about ${name}?`,
      answer: `“${phrase}” is said most often: ${times(mentions)} in the last twelve months.`,
    }),
    dislikes: (name: string, phrase: string, mentions: number) => ({
      question: `What do people not like about ${name}?`,
      answer: `“${phrase}” is said most often: ${times(mentions)} in the last twelve months.`,
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
    from: (people: number): string =>
      `From ${counted(people, 'person', 'people')} who said what they are given. A benefit is shown from five on.`,
    groups: closedTable({
      financial: 'Financial',
      perks: 'Perks',
      health: 'Health',
      'time-off': 'Time off',
      learning: 'Learning',
    } satisfies Record<BenefitGroup, string>),
    share: (percent: number): string => `${percent}%`,
    none: "Employees haven't shared any benefits yet.",
    few: 'Too few employees have shared their benefits yet.',
  },
  photos: {
    title: (name: string): string => `Office photos of ${name}`,
    albums: closedTable({ workplace: 'Workplace', food: 'Food', together: 'Together' } satisfies Record<
      Album,
      string
    >),
    everything: 'All photos',
    label: 'Albums',
    none: 'No Photos Found yet.',
    add: 'Add photos',
    previous: 'Previous photo',
    next: 'Next photo',
    place: (at: number, of: number): string => `${at} of ${of}`,
    report: 'Report this photo',
  },
  visited: {
    title: 'You looked at lately',
    note: 'Only you see this. It is forgotten after 90 days.',
    clear: 'Clear',
  },
  film: {
    open: (length: string): string => `What it says, ${length}`,
    close: 'Close',
    length: (seconds: number): string =>
      `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    said: 'What is said in it',
    watch: 'Watch on YouTube',
    note: 'Nothing is loaded from YouTube before you go there.',
  },
  talk: {
    label: 'What is said about the company',
    posts: 'Posts',
    questions: 'Q&A',
    ask: 'Ask a question',
    askedTitle: (name: string): string => `Questions about working at ${name}`,
    askedDescription: (name: string): string =>
      `What people ask about ${name} before they join or stay, answered by those who work there.`,
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
    benefit: 'Benefit',
    badge: 'Badge',
    sort: 'Sort',
    any: 'Any',
    choice: (name: string, companies: number): string => `${name} (${grouped(companies)})`,
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
  },
};
