import { closedTable } from '../shared/closed-table';
import { formatText } from '../shared/format-text';
import { grouped } from '../shared/numbers';
import { daysSince } from './freshness';

const ago = (days: number): string => (days === 0 ? 'आज' : days === 1 ? 'कल' : `${grouped(days)} दिन पहले`);

const yearsOf = (years: number): string => (years === 0 ? formatText.fresher : formatText.experience(years));

export const jobText: typeof import('./text').jobText = {
  title: 'जॉब्स',
  lead: 'जॉब्स, सैलरी की जानकारी और कर्मचारियों की रेटिंग के साथ।',
  description: 'पूरे भारत की जॉब्स, सैलरी, अनुभव और लोकेशन के साथ, और कंपनी के बारे में कर्मचारी क्या कहते हैं।',
  companyTitle: (name) => `${name} में जॉब्स`,
  companyDescription: (name) => `${name} में जॉब्स, सैलरी, अनुभव और लोकेशन के साथ, और वहां काम करने वाले क्या कहते हैं।`,
  designationTitle: (job) => `${job} की जॉब्स`,
  designationDescription: (job) => `पूरे भारत में ${job} की जॉब्स, सैलरी के साथ, और कंपनी के बारे में कर्मचारी क्या कहते हैं।`,
  skillTitle: (skill) => `${skill} की जॉब्स`,
  skillDescription: (skill) => `पूरे भारत की जॉब्स, जिनमें ${skill} चाहिए।`,
  found: (total) => `${grouped(total)} ${total === 1 ? 'जॉब' : 'जॉब्स'}`,
  none: 'अभी कोई जॉब ओपनिंग नहीं मिली।',
  alert: 'जॉब अलर्ट बनाएं',
  noneFit: 'इन फ़िल्टर से कोई जॉब नहीं मिली',
  noneFitText: 'कोई एक फ़िल्टर हटाकर देखें।',
  years: (from, to) =>
    from === to ? yearsOf(to) : from === 0 ? `फ़्रेशर से ${yearsOf(to)}` : `${from}–${yearsOf(to)}`,
  places: (places) => places.join(', '),
  openingDescription: (title, company, places) => `${company} में ${title}, ${places.join(', ')}।`,
  posted: (day, now) => `${ago(daysSince(day, now))} पोस्ट हुई`,
  confirmed: (day, now) => `${ago(daysSince(day, now))} पक्का किया कि जॉब खुली है।`,
  market: {
    label: 'बाज़ार के मुकाबले',
    short: closedTable({
      above: 'बाज़ार की मीडियन से ज़्यादा',
      around: 'बाज़ार की मीडियन के आसपास',
      below: 'बाज़ार की मीडियन से कम',
    }),
    long: closedTable({
      above: (median: string) => `बाज़ार की मीडियन ${median} से ज़्यादा`,
      around: (median: string) => `बाज़ार की मीडियन ${median} के आसपास`,
      below: (median: string) => `बाज़ार की मीडियन ${median} से कम`,
    }),
    group: (band, place = 'भारत') =>
      band === undefined
        ? `${place} में इस पद के लिए।`
        : `${place} में ${band.replace('-', '–')} साल के अनुभव वाले इस पद के लिए।`,
    source: (people) => `कम से कम ${grouped(people)} सैलरी पर आधारित।`,
  },
  reviews: (count) => `${grouped(count)} रिव्यू`,
  save: 'सेव करें',
  saved: 'सेव हो गई',
  saveOf: (title) => `${title} सेव करें`,
  savedAs: (title, company) => `${title}, ${company}`,
  noReviews: 'अभी कोई रिव्यू नहीं',
  payHere: 'यहां इसी पद के लोगों की सैलरी',
  payHereFigure: (median) => `${median} सालाना (मीडियन)`,
  closed: 'यह जॉब बंद हो चुकी है',
  closedText: 'आप इसे अब भी पढ़ सकते हैं। मिलती-जुलती जॉब्स नीचे देखें।',
  employments: closedTable({
    fulltime: 'फ़ुल टाइम',
    parttime: 'पार्ट टाइम',
    contractual: 'कॉन्ट्रैक्ट',
    intern: 'इंटर्नशिप',
    freelancer: 'फ़्रीलांस',
  }),
  applyHere: 'अप्लाई करें',
  applyHereNote: (company) => `आपकी एप्लीकेशन सिर्फ़ ${company} को जाएगी।`,
  ownApplications: 'आपकी एप्लीकेशन',
  answered: (answered, sent) => `लगभग ${grouped(sent)} में से ${grouped(answered)} एप्लीकेशन का जवाब दिया गया`,
  apply: 'कंपनी की साइट पर अप्लाई करें',
  applyNote: 'कंपनी की वेबसाइट खुलेगी। हम उन्हें नहीं बताते कि आप यहां से आए हैं।',
  facts: 'जॉब की जानकारी',
  pay: 'सालाना सैलरी',
  experience: 'अनुभव',
  place: 'लोकेशन',
  employment: 'नौकरी का प्रकार',
  about: 'जॉब के बारे में',
  duties: 'आप क्या करेंगे',
  skills: 'स्किल',
  similar: 'मिलती-जुलती जॉब्स',
  employer: 'कर्मचारी क्या कहते हैं',
  reviewsOf: (name) => `${name} के रिव्यू`,
  payOfRole: 'इस पद की सैलरी',
  interviewsAt: (name) => `${name} के इंटरव्यू`,
  allAt: (name) => `${name} की सभी जॉब्स`,
  all: 'सभी जॉब्स',
  tabs: { label: 'इंटरव्यू और जॉब्स', interviews: 'इंटरव्यू', jobs: 'जॉब्स' },
  filters: {
    title: 'फ़िल्टर',
    any: 'कोई भी',
    apply: 'लागू करें',
    clear: 'फ़िल्टर हटाएं',
    designation: 'पद',
    location: 'लोकेशन',
    industry: 'इंडस्ट्री',
    experience: 'अनुभव',
    freshness: 'कब पोस्ट हुई',
    employment: 'नौकरी का प्रकार',
    ctc: 'सालाना सैलरी',
    choice: (name, jobs) => `${name} (${grouped(jobs)})`,
    days: (days) => (days === 1 ? 'पिछला 1 दिन' : `पिछले ${days} दिन`),
    band: (band) => (band.endsWith('+') ? `${band.slice(0, -1)}+ लाख` : `${band.replace('-', '–')} लाख`),
  },
};
