/** The cities with the highest pay, including towns in the labour markets of Delhi and Mumbai. */
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

/**
 * Pay follows the size of a city's labour market, so a city too small to compare within uses the cities of its kind.
 */
export const placeKind = (city: string): PlaceKind => (METROS.includes(city) ? 'METRO' : 'OTHER_CITY');
