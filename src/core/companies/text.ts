import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/count-with-noun';
import { grouped } from '../shared/numbers';
import type { BenefitGroup } from './benefits';
import type { Album, CompanySort, SocialLink } from './company';

const items = (count: number, item: string, many: string): string => (count === 1 ? item : many);
const times = (count: number): string => counted(count, 'time', 'times');

export const companyText = {
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
  size: (bucket: string): string => bucket,
  headline: (figure: string): string => figure,
  inIndia: (size: string): string => `${size} employees in India`,
  andMore: (place: string, more: number): string => (more > 0 ? `${place} and ${grouped(more)} more` : place),
  follow: 'Follow',
  following: 'Following',
  rate: 'Write a review',
  verified: 'Managed by the company',
  claimed: (name: string): string =>
    `This company page is being actively managed by ${name} Team. If you also belong to the team, you can `,
  claimedWay: 'get access from here',
  facts: {
    title: 'Company details',
    founded: 'Founded',
    yearsAgo: (year: number, years: number): string => `${year}, ${years} ${items(years, 'yr', 'yrs')} ago`,
    inIndia: 'Employees in India',
    worldwide: 'Worldwide',
    headquarters: 'Headquarters',
    industry: 'Industry',
    website: 'Website',
    alsoIn: 'Also in',
    careers: 'Careers',
    jobPortal: 'Job portal page',
    phone: 'Phone',
    email: 'Email',
    social: 'Social links',
    socialKinds: closedTable({
      LINKEDIN: 'LinkedIn',
      X: 'X',
      YOUTUBE: 'YouTube',
      INSTAGRAM: 'Instagram',
      FACEBOOK: 'Facebook',
    } satisfies Record<SocialLink['kind'], string>),
    premium: 'This company pays for its page. Paying doesn’t change ratings or rankings.',
    followers: 'Followers',
  },
  aboutTitle: (name: string): string => `About ${name}`,
  mission: 'Mission',
  leaders: 'Leadership',
  since: (year: number): string => `Since ${year}`,
  inside: 'Inside the office',
  all: (count: number, figure: string): string => items(count, 'View', `All ${figure}`),
  morePhotos: (count: number): string => counted(count, 'more photo', 'more photos'),
  photoOf: (caption: string, name: string): string => `${caption} at ${name}`,
  compared: 'Often compared with',
  alsoViewed: (industry: string): string => `Also viewed in ${industry}`,
  compare: 'Compare',
  reviews: (count: number, figure: string): string => `${figure} ${items(count, 'review', 'reviews')}`,
  counts: {
    salaries: (count: number, figure: string) => `${figure} ${items(count, 'salary', 'salaries')}`,
    interviews: (count: number, figure: string) => `${figure} ${items(count, 'interview', 'interviews')}`,
    benefits: (count: number, figure: string) =>
      `${figure} ${items(count, 'benefit report', 'benefit reports')}`,
    jobs: (count: number, figure: string) => `${figure} ${items(count, 'job', 'jobs')}`,
    photos: (count: number, figure: string) => `${figure} ${items(count, 'photo', 'photos')}`,
  },
  seeReviews: (count: number, figure: string): string =>
    items(count, 'Read review', `Read all ${figure} reviews`),
  previews: {
    allSalaries: (count: number, figure: string): string =>
      items(count, 'View salary', `All ${figure} salaries`),
    jobs: (count: number): string => counted(count, 'open job', 'open jobs'),
    seeAll: 'See all',
    locations: (name: string): string => `${name} offices`,
    allLocations: (count: number): string => items(count, 'View location', `All ${grouped(count)} locations`),
    benefits: 'Benefits and perks',
    share: (percent: number): string => `${percent}%`,
  },
  story: {
    updates: (name: string): string => `Latest from ${name}`,
    life: (name: string): string => `Life at ${name}`,
    prizes: 'Other awards',
    message: 'Message from leadership',
  },
  faqTitle: (name: string): string => `${name} FAQs`,
  faq: {
    rating: (name: string, rating: string, reviews: number) => ({
      question: `Is ${name} a good place to work?`,
      answer: `${name} is rated ${rating} out of 5, based on ${counted(reviews, 'review', 'reviews')}.`,
    }),
    likes: (name: string, phrase: string, mentions: number) => ({
      question: `What do people like about ${name}?`,
      answer: `“${phrase}” is mentioned most often: ${times(mentions)} in the last 12 months.`,
    }),
    dislikes: (name: string, phrase: string, mentions: number) => ({
      question: `What do people dislike about ${name}?`,
      answer: `“${phrase}” is mentioned most often: ${times(mentions)} in the last 12 months.`,
    }),
    where: (name: string, place: string, more: number) => ({
      question: `Where is ${name} located?`,
      answer:
        more > 0
          ? `${name} is headquartered in ${place}, with ${counted(more, 'more office', 'more offices')} in India.`
          : `${name} is based in ${place}.`,
    }),
    size: (name: string, size: string, founded: number) => ({
      question: `How big is ${name}?`,
      answer: `${name} has ${size} employees in India. It was founded in ${founded}.`,
    }),
  },
  organisation: {
    title: (name: string): string => `Companies related to ${name}`,
    parent: 'Parent company',
    subsidiaries: 'Subsidiaries',
    siblings: 'Sister companies',
    none: 'No associated companies found.',
  },
  locations: {
    title: (name: string): string => `${name} offices`,
    headquarters: 'Headquarters',
    office: (name: string, place: string): string => `${name} in ${place}`,
    tooFew: 'Ratings appear after five reviews.',
    others: 'Other offices',
    lead: (count: number): string =>
      `${counted(count, 'office', 'offices')}. An office’s rating comes from reviews by people in that city.`,
    tick: (rating: string): string => `The tick marks the rating of the whole company, ${rating}.`,
    details: 'Office details',
    reviewsHere: 'Read reviews of this office',
    allLocations: 'All locations',
    salariesIn: (roles: number, place: string): string =>
      `Salaries for ${counted(roles, 'role', 'roles')} in ${place}`,
    jobsIn: (jobs: number, place: string): string => `${counted(jobs, 'job', 'jobs')} in ${place}`,
  },
  benefits: {
    title: (name: string): string => `Benefits at ${name}`,
    from: (people: number): string =>
      `Reported by ${counted(people, 'employee', 'employees')}. We show a benefit once five people report it.`,
    groups: closedTable({
      financial: 'Financial',
      perks: 'Perks',
      health: 'Health',
      'time-off': 'Time off',
      learning: 'Learning',
    } satisfies Record<BenefitGroup, string>),
    share: (percent: number): string => `${percent}%`,
    none: "Employees haven't shared any benefits yet.",
    tooFew: (benefit: string): string => `Fewer than five employees reported “${benefit}”.`,
    all: 'All benefits',
    few: 'Not enough employees have shared their benefits yet.',
  },
  photos: {
    title: (name: string): string => `${name} office photos`,
    albums: closedTable({ workplace: 'Workplace', food: 'Food', together: 'Team' } satisfies Record<
      Album,
      string
    >),
    everything: 'All photos',
    label: 'Albums',
    none: 'No Photos Found yet.',
    add: 'Add photos',
    lead: (count: number): string =>
      `${counted(count, 'photo', 'photos')} from people who work here. Names never appear, and we strip location and camera details.`,
    yours: 'Show a normal day at work',
    previous: 'Previous photo',
    next: 'Next photo',
    place: (position: number, input: number): string => `${position} of ${input}`,
    report: 'Report this photo',
  },
  visited: {
    title: 'Recently viewed',
    note: 'Only you can see this. Cleared after 90 days.',
    clear: 'Clear',
  },
  film: {
    open: (length: string): string => `Video summary, ${length}`,
    close: 'Close',
    keyPoints: 'Key points',
    watch: 'Watch on YouTube',
    note: 'Nothing loads from YouTube until you open it there.',
  },
  talk: {
    label: 'Posts and questions',
    posts: 'Posts',
    questions: 'Q&A',
    ask: 'Ask a question',
    askedTitle: (name: string): string => `Questions about working at ${name}`,
    askedDescription: (name: string): string =>
      `Questions about working at ${name}, with answers from people who work there.`,
  },
  list: {
    title: 'Companies in India',
    description: 'Ratings, reviews and details of companies in India, from the people who work there.',
    lead: 'Rated by the people who work there.',
    found: (total: string, count: number): string => `${total} ${items(count, 'company', 'companies')}`,
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
    likes: 'People like',
    dislikes: 'People dislike',
    none: 'No companies match these filters',
    noneText: 'Try removing one.',
  },
  pages: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number: number): string => `Page ${number}`,
    missed: (number: number): string => `Couldn’t load page ${number}.`,
    retry: 'Try again',
  },
  heads: {
    overview: (name: string) => ({
      title: `${name}: overview, ratings and offices`,
      description: `How people who work at ${name} rate it, what they like and dislike, and key company details.`,
    }),
  },
};
