import { grouped } from '../shared/numbers';
import { MAX_COMPARED } from './selection';

export const compareText: typeof import('./compare-text').compareText = {
  title: 'कंपनियों की तुलना',
  titleOf: (names) =>
    `${names.slice(0, -1).join(', ')} या ${names.at(-1) ?? ''}: काम करने के लिए कौन सी जगह बेहतर है?`,
  headOf: (names) => `${names.slice(0, -1).join(', ')} और ${names.at(-1) ?? ''} की तुलना`,
  description: 'चार कंपनियों तक की तुलना करें: रेटिंग, सैलरी, सुविधाएं, इंटरव्यू और लोकेशन।',
  lead: 'चार कंपनियों तक की तुलना करें: रेटिंग, सैलरी और सुविधाएं।',
  pick: 'कंपनी जोड़ें',
  pickHint: 'कंपनी खोजें',
  start: 'दो नौकरियों में से चुनना है?',
  startText:
    'दो कंपनियां चुनें। रेटिंग, एक जैसे पदों की सैलरी, सुविधाएं और इंटरव्यू साथ-साथ दिखेंगे, और यह भी कि कौन सी कंपनी साफ़ तौर पर बेहतर है।',
  first: 'पहली कंपनी',
  second: 'दूसरी कंपनी',
  versus: 'या',
  pairs: 'एक ही इंडस्ट्री में',
  pair: 'तुलना करें:',
  similar: (name) => `${name} की अक्सर इनसे तुलना होती है`,
  offered: 'लोकप्रिय कंपनियां',
  more: 'तुलना के लिए एक और कंपनी जोड़ें।',
  full: `आप ज़्यादा से ज़्यादा ${MAX_COMPARED} कंपनियों की तुलना कर सकते हैं।`,
  remove: (name) => `${name} हटाएं`,
  table: 'तुलना',
  nothing: 'डेटा नहीं है',
  best: 'सबसे ज़्यादा',
  verdict: {
    title: 'नतीजा',
    better: (name, topics, all) => `${name} ${all} में से ${topics} रेटिंग में बेहतर है।`,
    close: (others) => `बाकी ${others} रेटिंग में फ़र्क साफ़ नहीं है।`,
    equal: (all) => `${all} रेटिंग में से किसी में भी कोई कंपनी साफ़ तौर पर बेहतर नहीं है।`,
    pay: (name) => `एक जैसे पदों पर ${name} ज़्यादा सैलरी देती है।`,
    payClose: 'सैलरी में फ़र्क इतना कम है कि कुछ कहा नहीं जा सकता।',
    rule: 'हम किसी कंपनी को तभी बेहतर कहते हैं, जब उसकी 95% संभावित रेंज बाकी कंपनियों की रेंज से ऊपर हो। रेंज आपस में मिलें, तो फ़र्क साफ़ नहीं है।',
  },
  rows: {
    rating: 'रेटिंग',
    ratings: 'अलग-अलग रेटिंग',
    opinions: { recommend: 'दोस्त को सुझाते हैं', ceo: 'CEO के काम से सहमत' },
    salaries: 'मीडियन सैलरी',
    benefits: 'सुविधाएं',
    interviews: 'इंटरव्यू',
    badges: 'बैज',
    facts: 'कंपनी की जानकारी',
    industry: 'इंडस्ट्री',
    founded: 'स्थापना',
    size: 'भारत में कर्मचारी',
    places: 'लोकेशन',
  },
  interval: (low, high) => `95% संभावित रेंज: ${low}\u00a0से\u00a0${high}`,
  reviews: (count) => `${grouped(count)} रिव्यू`,
  reports: (count) => `${grouped(count)}+ सैलरी`,
  range: (from, to) => `आधे लोगों की सैलरी ${from}\u00a0से\u00a0${to}`,
  benefit: (percent) => `${percent}% ने बताया`,
  noBenefit: 'पांच से कम लोगों ने बताया',
  hard: (percent, contribution) => `${percent}% ने कठिन बताया (${grouped(contribution)} इंटरव्यू)`,
  places: (places, shown) =>
    places.length > shown
      ? `${places.slice(0, shown).join(', ')} और\u00a0${grouped(places.length - shown)}\u00a0अन्य`
      : places.join(', '),
  noSalaries: 'सैलरी की तुलना के लिए कोई एक जैसा पद नहीं है।',
};
