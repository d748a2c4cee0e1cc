import { grouped } from '../shared/numbers';

export const salariesText: typeof import('./salaries-text').salariesText = {
  title: 'सैलरी',
  description:
    'भारत में हर पद की सैलरी, यह जांच कि आपकी सैलरी सही है या नहीं, और in-hand सैलरी, हाइक, HRA और ग्रेच्युटी के कैलकुलेटर।',
  lead: 'देखें कि आपके पद की सैलरी कितनी है, और उसमें से कितनी आपके खाते में आती है।',
  check: 'क्या आपकी सैलरी सही है?',
  calculators: 'सैलरी कैलकुलेटर, हर स्टेप समझाकर',
  popular: 'लोकप्रिय पदों की सैलरी',
  popularHint: 'सालाना सैलरी (फ़िक्स्ड और वेरिएबल मिलाकर) का मीडियन और बीच के 50%, पिछले पांच सालों में शेयर की हुई।',
  count: (reports) => `${grouped(reports)}+ सैलरी`,
  range: (from, to) => `${from} से ${to}`,
};
