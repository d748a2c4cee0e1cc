import { SeededRandom } from '../seeded-random';
import { INDUSTRIES, type Industry } from './industries';
import { PLACES } from './places';

export interface Company {
  readonly id: number;
  readonly name: string;
  readonly urlName: string;
  readonly logo: string;
  readonly industry: Industry;
  readonly industryId: number;
  readonly placeId: number;
  readonly rating: number;
  readonly reviews: number;
  readonly foundedYear: number;
  readonly employees: string;
}

/** The companies of the pictures and the contract examples; all are invented. */
const FIRST: readonly (readonly [
  name: string,
  logo: string,
  industry: string,
  place: string,
  rating: number,
])[] = [
  ['Zentrix Labs', 'zentrix', 'Software Product', 'Bengaluru', 4.1],
  ['Kaveri Bank', 'kaveri', 'Banking', 'Mumbai', 3.9],
  ['Nimbus Retail', 'nimbus', 'Retail', 'Bengaluru', 3.6],
  ['Palash Health', 'palash', 'Healthcare', 'Hyderabad', 4.6],
  ['Orbitly', 'orbitly', 'Internet', 'Bengaluru', 3.4],
  ['Dhruv Motors', 'dhruv', 'Automobile', 'Chennai', 3.9],
  ['Triveni Cloud', 'triveni', 'Software Product', 'Pune', 4.2],
  ['Mandi Metrics', 'mandi', 'Agriculture & Agritech', 'Indore', 3.8],
  ['Lokal Eats', 'lokal', 'Food Delivery & Restaurants', 'Gurugram', 2.7],
  ['Sarvam Weaves', 'sarvam', 'Textiles & Apparel', 'Coimbatore', 3.7],
  ['Eclipso Systems', 'eclipso', 'IT Services & Consulting', 'Hyderabad', 3.5],
  ['Banyan Tree Finserv', 'banyantree', 'Financial Services', 'Mumbai', 3.3],
];

/** First halves of company names: invented, or too common to belong to a real company. */
const ROOTS =
  `Abhavya Adrikesh Advikta Akshanta Alvanta Amravan Anvara Aranyaka Arkavira Ashvira Asterly Avikal Bakulesh
Bansora Belvora Bhuvira Bluepeak Candora Chaitora Chandimal Citrelle Crestova Dakshora Darpanika Davira Devantara
Dhanvika Digantar Drishora Ekantra Elvanta Emberly Eshara Falguni Fenora Finovita Forterra Galvora Gandhara Garimo
Gaurika Haritva Harvita Hexalink Hridaya Ikshana Indravira Innovera Ishvara Jalora Jasmora Jharnika Jivara Kadambari
Kairavi Kanakesh Ketakira Khojly Kosalya Kritva Laharika Lavisha Lekhani Lumora Madhurika Magnetar Mandarva Mayukha
Medhara Meghora Midstream Mihira Mogrika Monarqa Mridani Navantra Nexovia Nimaya Nirvita Niyara Northbay Novira
Ojasvita Omkaro Orchidelle Ovirah Oxbow Panchali Paridhana Parijata Pavanta Pinakesh Pixelara Pragyana Prathava
Prismika Quantiva Quilora Ragimo Ravikeya Redwick Riddhana Rithvika Rivanta Rudrani Saavira Sagaresh Samridha Sanvira
Saptaka Saralika Shikhaya Silverine Skylane Sparshika Srijana Swarnima Tarangika Tarkeshi Terralith Tvesha
Udvita Upavani Urvashika Vaidika Vanrika Varnika Vasantika Vedarna Velora Vihara Vishakhi Yakshara Yaminika Yukthi
Zariya Zenovia`
    .split(/\s+/)
    .filter((root) => root !== '');

const SIZES = ['11-50', '51-200', '201-500', '501-1k', '1k-5k', '5k-10k', '10k-50k', '50k-1 Lakh'] as const;
export const FIRST_COMPANY_ID = 1001;

/** The same companies in the same order for every size, so that larger seed data only adds more. */
export function companiesUpTo(count: number): readonly Company[] {
  const names = companyNames();
  return names.slice(0, count).map((named, index) => companyFrom(named, index));
}

interface Named {
  readonly name: string;
  readonly logo: string;
  readonly industry: string;
  readonly place?: string;
  readonly rating?: number;
}

function companyNames(): readonly Named[] {
  const rng = new SeededRandom('company names');
  const first = FIRST.map(([name, logo, industry, place, rating]) => ({
    name,
    logo,
    industry,
    place,
    rating,
  }));
  const rounds = Array.from({ length: 12 }, () => rng.shuffled(ROOTS)).flat();
  const seen = new Set(first.map(({ name }) => name));
  const more = rounds.flatMap((root, index) => {
    const industry = INDUSTRIES[index % INDUSTRIES.length];
    if (!industry) return [];
    const name = `${root} ${rng.pick(industry.endings)}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [{ name, logo: slugOf(name), industry: industry.name }];
  });
  return [...first, ...more];
}

function companyFrom(named: Named, position: number): Company {
  const rng = new SeededRandom(`company ${named.name}`);
  const industryId = INDUSTRIES.findIndex(({ name }) => name === named.industry) + 1;
  const industry = INDUSTRIES[industryId - 1] ?? rng.pick(INDUSTRIES);
  const place = PLACES.findIndex(([name]) => name === named.place);
  const size = Math.min(
    SIZES.length - 1,
    Math.max(0, Math.round(6 - Math.log2(1 + position / 12) + rng.bell())),
  );
  const rating = named.rating ?? industry.rating + rng.bell() * 0.35;
  return {
    id: FIRST_COMPANY_ID + position,
    name: named.name,
    urlName: slugOf(named.name),
    logo: named.logo,
    industry,
    industryId,
    placeId: (place >= 0 ? place : rng.favourite(PLACES.length)) + 1,
    rating: Math.round(Math.min(4.8, Math.max(1.9, rating)) * 10) / 10,
    reviews: Math.round(40_000 / (position + 3) ** 0.9 + rng.whole(3, 60)),
    foundedYear: rng.whole(1946, 2021),
    employees: SIZES[size] ?? '201-500',
  };
}

export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
