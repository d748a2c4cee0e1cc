import { formatText } from '../shared/format-text';
import { grouped } from '../shared/numbers';
import type { Confidence } from './fair-pay';
import { fairPayText } from './fair-pay-text';

/** The confidence level after a number of salaries; empty for a level that only a newer service knows. */
export function howSure(confidence: Confidence): string {
  const word: string | undefined = fairPayText.confidences[confidence];
  return word ? ` · भरोसा: ${word}` : '';
}

export const salaryText: typeof import('./text').salaryText = {
  companyTitle: (name) => `${name} में सैलरी`,
  companyDescription: (name) =>
    `${name} किस पद पर कितनी सैलरी देती है: मीडियन, बीच के 50% और भरोसा, अनुभव और शहर के हिसाब से।`,
  jobTitle: (job, name) => `${name} में ${job} की सैलरी`,
  designationTitle: (job) => `भारत में ${job} की सैलरी`,
  designationPay: 'इस पद की सैलरी',
  designationLead: (median, middle) => `मीडियन सैलरी ${median} सालाना है और इस पद के आधे लोग ${middle} कमाते हैं।`,
  designationDescription: (job) =>
    `भारत में ${job} की सैलरी: मीडियन, बीच के 50% और भरोसा, अनुभव, शहर और कंपनी के हिसाब से।`,
  shared: (people) => `${grouped(people)}+ सैलरी`,
  sharedRole: (people, confidence) => `${grouped(people)}+ सैलरी के आधार पर${howSure(confidence)}`,
  jobs: (count) => `${grouped(count)} पद`,
  jobsShown: (shown, count) => `${grouped(count)} में से ${shown} पद`,
  notDisclosed: formatText.notDisclosed,
  tooFew: 'आंकड़े दिखाने के लिए कम से कम 14 मेल खाती सैलरी चाहिए।',
  add: 'अपनी सैलरी जोड़ें',
  none: 'हमारे पास सैलरी का काफ़ी डेटा नहीं है।',
  noneText: 'जब तक कम से कम 14 लोगों की सैलरी न हो, हम आंकड़े नहीं दिखाते।',
  median: 'मीडियन, सालाना',
  medianMark: 'मीडियन',
  middle: 'बीच के 50%',
  tenths: '10–90 पर्सेंटाइल',
  medianRange: 'मीडियन की संभावित रेंज',
  chart: (job) => `${job}: सैलरी का फैलाव`,
  years: (band) => `${band.replace('-', '–')} साल`,
  byExperience: 'अनुभव के हिसाब से',
  byPlace: 'शहर के हिसाब से',
  byCompany: 'कंपनियां इस पद के लिए कितना देती हैं',
  experience: 'अनुभव',
  place: 'शहर',
  company: 'कंपनी',
  all: 'सभी पद',
  check: 'क्या आपकी सैलरी सही है?',
  compare: {
    title: 'आपकी सैलरी की तुलना कैसी है?',
    text: 'अपने पद, शहर और अनुभव वाले लोगों से इसकी तुलना करें। आप जो लिखते हैं, हम उसे सेव नहीं करते।',
  },
  filters: {
    title: 'फ़िल्टर',
    any: 'कोई भी',
    apply: 'लागू करें',
    clear: 'फ़िल्टर हटाएं',
    department: 'डिपार्टमेंट',
    location: 'शहर',
    experience: 'अनुभव',
    sort: 'क्रम',
    sorts: {
      popularity: 'सबसे ज़्यादा शेयर की गई',
      highestFirst: 'ज़्यादा सैलरी पहले',
      lowestFirst: 'कम सैलरी पहले',
      name: 'A से Z',
    },
  },
  rule: {
    title: 'हम ये आंकड़े कैसे निकालते हैं',
    check: 'इन आंकड़ों को सार्वजनिक लॉग से मिलाएं',
    lines: [
      'आंकड़े लोगों की शेयर की हुई जानकारी से आते हैं: पिछले पांच सालों की सालाना फ़िक्स्ड और वेरिएबल सैलरी। एक व्यक्ति एक जॉब के लिए साल में ज़्यादा से ज़्यादा एक बार गिना जाता है।',
      'हम सैलरी को 14 या उससे ज़्यादा के सेट में रखते हैं, ताकि किसी एक व्यक्ति की सैलरी न निकाली जा सके: किसी सेट में नौ अकाउंट नकली हों, तब भी पांच असली लोग बचते हैं। इसीलिए हो सकता है कि छोटे ग्रुपों का जोड़ कुल के बराबर न हो, और नई सैलरी को अपने जैसी दूसरी सैलरी का इंतज़ार करना पड़े।',
      'हम रकम को ₹0.5 लाख तक राउंड करते हैं, ₹12.5 लाख से ऊपर ₹1 लाख तक, ₹25 लाख से ऊपर ₹2 लाख तक, और इसी तरह आगे। सबसे कम या सबसे ज़्यादा सैलरी हम कभी नहीं दिखाते, और “30+” का मतलब है 30 से 49 लोग।',
      'नई, बदली हुई और हटाई गई सैलरी का असर हर तिमाही में एक बार, एक साथ होता है। जब कोई व्यक्ति किसी सेट से निकलता है, तो हम पूरा सेट हटा देते हैं।',
      'भरोसा बताता है कि मीडियन कितना इधर-उधर हो सकता है: 5% तक बहुत ज़्यादा, 10% तक ज़्यादा, 20% तक मध्यम, 35% तक कम, और उससे ऊपर बहुत कम भरोसा। 20 में से 19 बार उस पद के सभी लोगों का मीडियन संभावित रेंज के अंदर होता है।',
    ],
  },
  tabs: { label: 'इस पद के बारे में', salaries: 'सैलरी', interviews: 'इंटरव्यू', jobs: 'जॉब्स' },
};
