import { shortMonth } from '../shared/short-month';
import type { ExperienceBand } from './bands';

const band = (experience: ExperienceBand): string => experience.replace('-', '–');

export const detailText: typeof import('./detail-text').detailText = {
  months: (first, last) =>
    first === last ? shortMonth(first) : `${shortMonth(first)} – ${shortMonth(last)}`,
  yourYears: 'काम के साल',
  chooseYears: 'साल चुनें',
  years: (years) => {
    if (years >= 15) return '15+ साल';
    return years === 0 ? '1 साल से कम' : `${years} साल`;
  },
  withYears: (years, pay) => {
    if (years >= 15) return `15+ साल के अनुभव पर: ${pay}`;
    return years === 0 ? `1 साल से कम अनुभव पर: ${pay}` : `${years} साल के अनुभव पर: ${pay}`;
  },
  range: (from, to) => `रेंज ${from} से ${to}`,
  estimatedFrom: (groups) =>
    groups.length > 1
      ? `मीडियन और बीच के 50%, ${groups.map(band).join(' और ')} साल के ग्रुपों से अनुमानित।`
      : `${groups.map(band).join()} साल के ग्रुप का मीडियन और बीच के 50%।`,
  noYears: 'आंकड़ा दिखाने के लिए लगभग इतने अनुभव वाली कम से कम 14 सैलरी चाहिए।',
  step: (percent, below) => `आमतौर पर ${band(below)} साल से ${percent}% ज़्यादा`,
  stepsHint: 'प्रतिशत दो ग्रुपों के मीडियन की तुलना हैं, किसी एक व्यक्ति की हाइक नहीं।',
  groups:
    'हो सकता है कि ग्रुपों का जोड़ कुल के बराबर न हो: हम संख्या नीचे की ओर राउंड करते हैं, और 14 से कम लोगों के ग्रुप सिर्फ़ कुल में गिने जाते हैं।',
  between: {
    title: 'अगर आप दूसरी कंपनी में जाएं',
    more: (percent, more, all) =>
      more === 1
        ? `इन ${all} कंपनियों में से 1 बीच वाली कंपनी से साफ़ तौर पर ज़्यादा देती है: करीब ${percent}% ज़्यादा।`
        : `इन ${all} कंपनियों में से ${more} बीच वाली कंपनी से साफ़ तौर पर ज़्यादा देती हैं: आमतौर पर ${percent}% ज़्यादा।`,
    close: (all) =>
      `इन ${all} कंपनियों में से कोई भी बीच वाली कंपनी से साफ़ तौर पर ज़्यादा नहीं देती: इनकी संभावित रेंज एक-दूसरे से मिलती हैं।`,
    rule: (middle) =>
      `बीच वाली कंपनी का मीडियन ${middle} है। यह तुलना है कि कंपनियां इस पद के लिए अलग-अलग लोगों को कितना देती हैं। यह कंपनी बदलने वालों की बढ़ोतरी नहीं है: यहां किसी एक व्यक्ति की पुरानी और नई सैलरी की तुलना नहीं होती।`,
    calculate: 'अपनी हाइक निकालें',
  },
  byLevel: 'लेवल के हिसाब से',
  levelsHint: 'एक ही काम के अलग-अलग पद। कोई लेवल तब दिखता है जब कम से कम 14 लोग सैलरी शेयर करें।',
  split: 'सैलरी का बंटवारा',
  fixed: 'फ़िक्स्ड',
  bonus: 'बोनस',
  stock: 'स्टॉक, अलग से',
  noBonus: 'ज़्यादातर लोगों ने कोई बोनस नहीं बताया।',
  noStock: 'ज़्यादातर लोगों ने कोई स्टॉक नहीं बताया।',
  inHand: 'In-hand सैलरी का अनुमान',
  month: (pay) => `हर महीने लगभग ${pay}`,
  monthBonus: (bonus) => `मीडियन पर, साथ में टैक्स से पहले ${bonus} का सालाना बोनस।`,
  monthMedian: 'मीडियन पर।',
  assumed: 'कम टैक्स वाली रिजीम और ₹1,800 महीने तक PF मानकर।',
  calculate: 'अपनी in-hand सैलरी निकालें',
  find: 'सैलरी खोजें',
};
