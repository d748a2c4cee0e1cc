import { closedTable } from '../shared/closed-table';
import { formatText } from '../shared/format-text';
import { MIN_CHARACTERS } from './own-review';
import { jobText } from './text';

const { rating } = formatText;

export const ownReviewText: typeof import('./own-review-text').ownReviewText = {
  title: 'अपनी कंपनी को रेट करें',
  changeTitle: 'रिव्यू बदलें',
  description: 'अपनी कंपनी को रेट करें, और बताएं कि क्या अच्छा लगता है और क्या नहीं। आपका नाम कभी नहीं दिखता।',
  lead: '3 मिनट लगते हैं। अगले व्यक्ति को फ़ैसला लेने में मदद मिलती है। आपका नाम कभी नहीं दिखता।',
  current: 'यह मेरी अभी की कंपनी है',
  employment: 'नौकरी का प्रकार',
  workMode: 'काम करने का तरीका',
  choose: 'चुनें',
  employments: closedTable({
    fulltime: 'फ़ुल टाइम',
    parttime: 'पार्ट टाइम',
    contractual: 'कॉन्ट्रैक्ट',
    intern: 'इंटर्नशिप',
    freelancer: 'फ़्रीलांस',
  }),
  workModes: closedTable({ office: 'ऑफ़िस से', hybrid: 'हाइब्रिड', remote: 'रिमोट' }),
  ratings: 'आपकी रेटिंग',
  rated: {
    overall: 'ओवरऑल रेटिंग',
    workLife: 'वर्क-लाइफ़ बैलेंस',
    skills: 'स्किल डेवलपमेंट',
    culture: 'कंपनी का कल्चर',
    pay: 'सैलरी और सुविधाएं',
    security: 'जॉब सिक्योरिटी',
    promotions: 'ग्रोथ और प्रमोशन',
  },
  stars: (count) => `${count} स्टार`,
  meanings: ['', rating.bad, rating.poor, rating.average, rating.good, rating.excellent],
  opinions: 'दो छोटे सवाल',
  opinionsNote:
    'ज़रूरी नहीं। आपके जवाब रिव्यू के साथ कभी नहीं दिखते। हम सिर्फ़ कम से कम 14 जवाबों का प्रतिशत दिखाते हैं, वह भी तिमाही पूरी होने के बाद।',
  recommends: 'क्या आप किसी दोस्त को यह कंपनी सुझाएंगे?',
  approvesCeo: 'CEO जिस तरह कंपनी चलाते हैं, क्या आप उससे सहमत हैं?',
  opinionChoices: { yes: 'हां', no: 'नहीं', none: 'कोई राय नहीं' },
  text: 'आपका रिव्यू',
  headline: 'शीर्षक',
  headlineHint: 'ज़रूरी नहीं',
  likes: 'क्या अच्छा लगता है',
  dislikes: 'क्या बेहतर हो सकता है',
  letters: (count) => (count >= MIN_CHARACTERS ? '' : `${MIN_CHARACTERS - count} अक्षर और`),
  anonymous: 'मेरा पद और शहर छिपाएं',
  anonymousText: 'हम इन्हें तभी दिखाते हैं, जब कंपनी के पांच रिव्यू में ये एक जैसे हों।',
  changeNote: '“मददगार” के निशान इसी टेक्स्ट के लिए हैं। शब्द या कुल रेटिंग बदलने पर वे फिर से शुरू होते हैं।',
  send: 'रिव्यू पब्लिश करें',
  removeText: 'कंपनी का जवाब भी हट जाएगा। रेटिंग तुरंत अपडेट होती है।',
  removed: 'रिव्यू हटा दिया गया।',
  problems: {
    ...jobText.problems,
    short: `कम से कम ${MIN_CHARACTERS} अक्षर लिखें।`,
    long: 'यह बहुत लंबा है।',
    contact: 'ईमेल और फ़ोन नंबर हटा दें। उनसे आपकी या किसी और की पहचान हो सकती है।',
    abuse: 'इसे बिना अपमानजनक शब्दों के फिर से लिखें।',
    words: 'कृपया एक पूरा वाक्य लिखें।',
    copied: 'यह वही है जो आपने “क्या अच्छा लगता है” में लिखा है।',
  },
  board: 'दूसरों को ऐसा दिखेगा',
  noRating: 'अभी रेटिंग नहीं दी',
  sharedNote: 'आपका पद और शहर तभी दिखते हैं जब कंपनी के पांच रिव्यू में वे एक जैसे हों।',
  hiddenNote: 'आपका पद और शहर नहीं दिखेंगे।',
  promises: [
    'इसमें तारीख दिखती है पर समय नहीं, और आपका अनुभव एक रेंज में, जैसे 3–5 साल।',
    'यह आपके अकाउंट और आपकी पोस्ट से अलग रखा जाता है। इन्हें सिर्फ़ वही जोड़ सकता है जिसके पास हमारा डेटाबेस और हमारी सीक्रेट key, दोनों हों।',
    'आपकी कंपनी जवाब दे सकती है, पर यह नहीं देख सकती कि इसे किसने लिखा।',
  ],
  answered: 'आपकी कंपनी ने जवाब दिया है',
  answeredText: 'जिस रिव्यू पर जवाब आ चुका हो, उसे बदला नहीं जा सकता। आप अपना रिव्यू अब भी हटा सकते हैं।',
  thanksText: (company, waiting) =>
    waiting
      ? `${company} के पेज पर दिखने से पहले मॉडरेटर इसे जांचेंगे। तब तक इसे सिर्फ़ आप देख सकते हैं।`
      : `आपका रिव्यू अब ${company} के पेज पर लाइव है।`,
  view: 'रिव्यू देखें',
  shareTitle: (company) => `${company} के रिव्यू`,
  interview: 'अपना इंटरव्यू शेयर करें',
  salary: 'अपनी सैलरी जोड़ें',
  again: 'एक और कंपनी को रेट करें',
};
