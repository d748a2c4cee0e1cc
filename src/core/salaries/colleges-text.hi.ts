import { howSure } from './text';

export const collegeText: typeof import('./colleges-text').collegeText = {
  title: 'भारत के कॉलेज',
  description: 'भारत के कॉलेजों के एलुमनाई की सैलरी, और वे किन कंपनियों में काम करते हैं।',
  lead: 'देखें कि एलुमनाई कहां काम करते हैं और कितना कमाते हैं।',
  searchLabel: 'कॉलेज खोजें',
  searchHint: 'कॉलेज का नाम या शहर',
  search: 'खोजें',
  found: (total) => `${total} कॉलेज`,
  /** Chandigarh is both a city and a state. */
  place: (place, state) => (place === state ? place : `${place}, ${state}`),
  alumni: (figure) => `एलुमनाई की ${figure}+ सैलरी`,
  median: 'मीडियन',
  none: 'कोई कॉलेज नहीं मिला',
  noneText: 'छोटा करके खोजें, या सभी कॉलेज देखें।',
  showAll: 'सभी कॉलेज देखें',
  page: {
    all: 'सभी कॉलेज',
    title: (name) => `${name} के एलुमनाई की सैलरी`,
    description: (name) => `${name} के एलुमनाई कितना कमाते हैं, और किन कंपनियों में काम करते हैं।`,
    figures: 'एलुमनाई की सैलरी',
    shared: (people, confidence) => `एलुमनाई की ${people}+ सैलरी के आधार पर${howSure(confidence)}`,
    byExperience: 'अनुभव के हिसाब से',
    companies: 'एलुमनाई कहां काम करते हैं',
    companiesNone: 'हम कोई कंपनी तब दिखाते हैं, जब वहां के कम से कम 14 एलुमनाई अपनी सैलरी शेयर कर चुके हों।',
  },
};
