import { SeededRandom } from '../seeded-random';
import { PLACES } from './places';

/**
 * Invented colleges: the name of a founder or a river, a kind and a city. No name is used more than twice.
 */
const NAMES =
  `Vidyasagar Memorial,Godavari Valley,Sharada,Lakshmi Narayan,Nalanda Hills,Mahanadi,Kaveri Delta,Rani Velu,
Bhaskara,Tungabhadra,Mata Gujri,Saraswati Memorial,Aravalli,Pampa,Chandrabhaga,Dr Kamala Rao,Vindhya,Nilgiri,Periyar Valley,
Savitri,Lohit,Brahmaputra,Sabarmati,Takshila,Varaha,Gomati,Subarnarekha,Netravati,Vaigai,Krishnaveni,Sutlej,Indravati,
Damodar,Doon Valley,Kelavarapalli,Dalma Hills,Malaprabha,Gandaki,Bhavani,Tapti`
    .split(',')
    .map((name) => name.trim());
const KINDS = [
  'Institute of Technology',
  'College of Engineering',
  'College of Commerce',
  'School of Management',
] as const;

type CollegeKind = (typeof KINDS)[number];

export interface College {
  readonly id: number;
  readonly name: string;
  readonly placeId: number;
  /** The pay of its alumni relative to others with the same work. */
  readonly standing: number;
  readonly kind: CollegeKind;
}

export const COLLEGES: readonly College[] = PLACES.flatMap(([place], index) =>
  [0, 1].map((turn) => {
    const id = index * 2 + turn + 1;
    const name = NAMES[(id - 1) % NAMES.length] ?? '';
    const kind = KINDS[(index * 3 + turn) % KINDS.length] ?? KINDS[0];
    const standing = Math.exp(new SeededRandom(`college ${id}`).bell() * 0.16);
    return { id, name: `${name} ${kind}, ${place}`, placeId: index + 1, standing, kind };
  }),
);
