/** The cities of the highest pay, with the towns that are one labour market with Delhi and Mumbai. */
const METROS: readonly string[] = [
  'Ahmedabad',
  'Bengaluru',
  'Chennai',
  'Faridabad',
  'Ghaziabad',
  'Gurugram',
  'Hyderabad',
  'Kolkata',
  'Mumbai',
  'Navi Mumbai',
  'New Delhi',
  'Noida',
  'Pune',
  'Thane',
];

export type PlaceKind = 'METRO' | 'OTHER_CITY';

/** Pay follows the size of a city's labour market, so a city too small to compare in compares with its kind. */
export const placeKind = (city: string): PlaceKind => (METROS.includes(city) ? 'METRO' : 'OTHER_CITY');
