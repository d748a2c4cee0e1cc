import { closedTable } from '../shared/closed-table';
import type { ExperienceRange } from '../shared/experience-range';
import { grouped } from '../shared/numbers';

const years = (experience: ExperienceRange): string =>
  experience === '0' ? '1 साल से कम' : `${experience.replace('-', '–')} साल`;

const answers = closedTable({
  YES: 'जवाब: हां, वेरिफ़ाइड कर्मचारी।',
  NO: 'जवाब: नहीं, अब वेरिफ़ाइड कर्मचारी नहीं, या कभी वेरिफ़ाई नहीं हुआ।',
  NO_ANSWER: 'कोई जवाब नहीं मिला। जवाब देना ज़रूरी नहीं है।',
});

export const reviewText: typeof import('./text').reviewText = {
  categories: closedTable({
    overall: 'ओवरऑल',
    workLife: 'वर्क-लाइफ़ बैलेंस',
    skills: 'स्किल डेवलपमेंट',
    culture: 'कंपनी का कल्चर',
    pay: 'सैलरी और सुविधाएं',
    security: 'जॉब सिक्योरिटी',
    promotions: 'प्रमोशन',
  }),
  short: closedTable({
    workLife: 'वर्क-लाइफ़',
    skills: 'स्किल',
    culture: 'कल्चर',
    pay: 'सैलरी',
    security: 'सिक्योरिटी',
    promotions: 'प्रमोशन',
  }),
  count: (_count, figure) => `${figure} रिव्यू`,
  moreThan: (figure) => `${figure} से ज़्यादा रिव्यू`,
  distribution: 'स्टार',
  stars: (count) => `${count} स्टार`,
  tick: (industry) => `निशान भारत की ${industry} कंपनियों का औसत दिखाता है।`,
  categoriesTitle: 'हर पहलू की रेटिंग',
  ratingsFailed: 'रेटिंग लोड नहीं हुईं।',
  retry: 'फिर कोशिश करें',
  industryAverage: (average) => `, इंडस्ट्री का औसत ${average}`,
  phrasesTitle: 'कर्मचारी बार-बार क्या कहते हैं',
  phrasesBasis: (_count, figure) => `पिछले 12 महीनों के ${figure} रिव्यू के आधार पर`,
  likes: 'पसंद',
  dislikes: 'नापसंद',
  mentioned: (count) => `${grouped(count)} बार कहा गया`,
  noPhrases: 'अभी बहुत कम बार कहा गया है।',
  trend: {
    title: 'हर तिमाही की रेटिंग',
    note: 'वे पूरी हो चुकी तिमाहियां जिनमें कम से कम पांच रिव्यू हैं।',
    quarter: (quarter) => `${quarter.slice(5)} ${quarter.slice(0, 4)}`,
  },
  opinions: {
    share: ({ kind, percent }) =>
      ({
        about: `करीब ${percent}%`,
        over: `${percent}% से ज़्यादा`,
        under: `${percent}% से कम`,
      })[kind],
    questions: { recommend: 'दोस्त को सुझाते हैं', ceo: 'CEO के काम से सहमत हैं' },
    from: (answers) => `${grouped(answers)}+ जवाबों से`,
    note: 'कम से कम 14 जवाबों के ग्रुप में, तिमाही पूरी होने के बाद गिने जाते हैं, ताकि किसी एक का जवाब न दिखे।',
  },
  stillEmployed: (company, month, result) =>
    `${month} में ${company} ने पूछा कि क्या लेखक तब भी वहां काम करते थे। ${answers[result]}`,
  verified: {
    mark: 'वेरिफ़ाइड कर्मचारी',
    earlier: 'लिखते समय वेरिफ़ाइड',
    why: (company) =>
      `लेखक ने ऑफ़िस के ईमेल या जॉब पोर्टल से साबित किया कि यह लिखते समय वे ${company} में काम करते थे। हम यह तभी दिखाते हैं जब कम से कम 10 लोगों ने यह साबित किया हो, ताकि किसी एक व्यक्ति की पहचान न हो।`,
  },
  someone: 'कर्मचारी',
  employee: closedTable({
    current: 'मौजूदा कर्मचारी',
    former: 'पूर्व कर्मचारी',
    earlier: 'लिखते समय कर्मचारी',
  }),
  byline: (tenure, experience, place, day) =>
    `${[tenure, years(experience), place].filter((part) => part !== undefined).join(', ')} · ${day}`,
  workModes: closedTable({ office: 'ऑफ़िस से', hybrid: 'हाइब्रिड', remote: 'रिमोट' }),
  tenure: (tenure, mode) => (mode ? `${tenure}, ${mode}` : tenure),
  replied: (name) => `${name} का जवाब`,
  helpful: 'मददगार',
  own: 'आप अपने ही रिव्यू को मददगार नहीं बता सकते। यह संदेश सिर्फ़ आपको दिखता है।',
  share: 'शेयर करें',
  report: 'शिकायत करें',
  about: (name) => `${name} के बारे में`,
  title: (name) => `${name} के रिव्यू`,
  description: (name, count) =>
    `${name} में काम करने वाले या काम कर चुके लोगों ${count === 1 ? 'का' : 'के'} ${grouped(count)} रिव्यू: पसंद, नापसंद और हर पहलू की रेटिंग।`,
  explained: {
    title: 'हम यह रेटिंग कैसे निकालते हैं',
    text: 'रेटिंग सभी स्टार रेटिंग का सीधा औसत है। हर रिव्यू बराबर गिना जाता है, चाहे उसे किसी ने भी लिखा हो और चाहे कंपनी हमें पैसे देती हो या नहीं।',
    formula: (terms, raters, figure) => `(${terms}) ÷ ${raters} = ${figure}`,
    recompute: 'हिसाब जांचें',
    same: (category, exact) => `${category}: हिसाब से ${exact}, और यही दिखाया गया है।`,
    different: (category, exact, shown) => `${category}: हिसाब से ${exact}, लेकिन ${shown} दिखाया गया है।`,
  },
  filters: {
    title: 'फ़िल्टर',
    designation: 'पद',
    department: 'डिपार्टमेंट',
    location: 'लोकेशन',
    employment: 'नौकरी का प्रकार',
    tenure: 'नौकरी की स्थिति',
    experience: 'अनुभव',
    rating: 'रेटिंग',
    sort: 'क्रम',
    search: 'रिव्यू में खोजें',
    apply: 'लागू करें',
    clear: 'फ़िल्टर हटाएं',
    any: 'कोई भी',
    choice: (name, reviews) => `${name} (${grouped(reviews)})`,
    note: 'जिन फ़िल्टर में पांच से कम रिव्यू हैं, वे रिव्यू लिखने वालों की सुरक्षा के लिए छिपे हैं।',
    employments: closedTable({
      fulltime: 'फ़ुल टाइम',
      parttime: 'पार्ट टाइम',
      contractual: 'कॉन्ट्रैक्ट',
      intern: 'इंटर्न',
      freelancer: 'फ़्रीलांसर',
    }),
    tenures: closedTable({ current: 'मौजूदा', former: 'पूर्व' }),
    experiences: closedTable({ fresher: 'फ़्रेशर', experienced: 'अनुभवी' }),
    sorts: {
      popularity: 'सबसे मददगार',
      newToOld: 'नए पहले',
      oldToNew: 'पुराने पहले',
      highestFirst: 'ज़्यादा रेटिंग पहले',
      lowestFirst: 'कम रेटिंग पहले',
    },
  },
  none: 'कर्मचारियों ने अभी तक कोई रिव्यू पोस्ट नहीं किया है।',
  noneText: (company) => `${company} में काम किया है? सबसे पहले आप रिव्यू लिखें।`,
  noneFit: 'इन फ़िल्टर से कोई रिव्यू नहीं मिला',
  noneFitText: 'कोई एक फ़िल्टर हटाकर देखें।',
  home: {
    title: 'कंपनी रिव्यू',
    description: 'पूरे भारत की कंपनियों के ताज़ा रिव्यू, वहां काम करने वालों से।',
    lead: 'वहां काम करने वालों के सच्चे रिव्यू।',
    latest: 'ताज़ा रिव्यू',
    companies: 'सबसे ज़्यादा रिव्यू वाली कंपनियां',
    all: 'सभी कंपनियां',
  },
};
