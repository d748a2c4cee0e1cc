import { offerFieldText } from '../calculators/offer-field-text';
import { closedTable } from '../shared/closed-table';
import { longDate } from '../shared/time';
import { jobText } from './text';

const day = (date: string): string => longDate(new Date(`${date}T00:00:00Z`));

export const salaryReportText: typeof import('./salary-report-text').salaryReportText = {
  title: 'अपनी सैलरी जोड़ें',
  changeTitle: 'अपनी सैलरी बदलें',
  description:
    'बताएं कि आपकी जॉब में कितनी सैलरी मिलती है। यह सिर्फ़ कम से कम 14 लोगों के ग्रुप में दिखाई जाती है, कभी अकेले नहीं।',
  lead: 'एक मिनट लगता है। हमेशा गुमनाम।',
  current: 'मुझे अभी यह सैलरी मिलती है',
  currentText: 'अगर आप जॉब छोड़ चुके हैं, तो सिर्फ़ पिछले 12 महीनों की सैलरी शेयर करें।',
  pay: 'आपकी सैलरी, सालाना',
  fixed: 'फ़िक्स्ड सैलरी',
  fixedHint: 'टैक्स से पहले, कंपनी के योगदान के साथ',
  variable: 'सालाना बोनस',
  variableHint: 'जितना सच में मिला',
  hasStock: 'मेरे पास स्टॉक भी है',
  stock: 'मिला हुआ स्टॉक',
  stockHint: 'ग्रांट की कुल वैल्यू',
  stockType: 'स्टॉक का प्रकार',
  stockTypes: closedTable({
    esops: 'ESOPs',
    rsus: 'RSUs',
    sars: 'SARs',
    other: 'कोई और',
    notSure: 'पता नहीं',
  }),
  vesting: 'कितने साल में वेस्ट होगा',
  vestings: offerFieldText.vestings,
  send: 'सैलरी जोड़ें',
  removeText: ({ state, changesFrom }) =>
    state === 'live'
      ? `आपकी सैलरी ${day(changesFrom)} के अगले तिमाही अपडेट में आंकड़ों से हट जाएगी।`
      : 'यह अभी गिनी नहीं गई है, इसलिए कोई आंकड़ा नहीं बदलेगा।',
  removed: 'सैलरी हटा दी गई।',
  problems: {
    ...jobText.problems,
    unreadable: 'एक रकम लिखें, जैसे 18.5 लाख या 18,50,000।',
    unclear: 'क्या यह लाख में है? नीचे पक्का करें, या पूरी रकम लिखें।',
    tooLittle: 'यह साल में ₹60,000 से कम है। एक बार देख लें।',
    tooMuch: 'यह रकम बहुत ज़्यादा लग रही है। एक बार देख लें।',
    noAmount: 'स्टॉक की रकम लिखें, या स्टॉक छोड़ दें।',
  },
  board: 'आपकी सैलरी, जैसे हम गिनेंगे',
  noPay: 'अभी नहीं भरी',
  boardNote: 'साल की फ़िक्स्ड सैलरी और बोनस। स्टॉक सेव होता है, पर तुलना में नहीं आता।',
  parts: { fixed: 'फ़िक्स्ड सैलरी', bonus: 'सालाना बोनस', stock: 'हर साल का स्टॉक' },
  promises: [
    'यह सिर्फ़ कम से कम 14 लोगों के ग्रुप में दिखाई जाती है, आधे लाख या उससे बड़े कदमों में राउंड करके।',
    'हम इसे एन्क्रिप्ट करके, महीने के साथ पर दिन के बिना, ऐसी ID के साथ रखते हैं जिससे आपके अकाउंट या आपकी पोस्ट तक नहीं पहुंचा जा सकता।',
    'आप इसे कभी भी बदल या हटा सकते हैं। आंकड़े तिमाही में एक बार बदलते हैं, सबके लिए एक साथ।',
  ],
  thanksText: ({ countsFrom }) =>
    `आपकी सैलरी ${day(countsFrom)} को अगले तिमाही अपडेट में जुड़ेगी, अगर कम से कम 14 लोगों का ग्रुप बन सके।`,
  changedText: ({ changesFrom }) => `आपका बदलाव ${day(changesFrom)} को अगले तिमाही अपडेट में जुड़ेगा।`,
  counted: 'यह सैलरी पहले ही गिनी जा चुकी है',
  countedText: ({ countsFrom }) =>
    `यह ${day(countsFrom)} से हमारे आंकड़ों में है। अगर आपकी सैलरी बदले, तो नई सैलरी जोड़ें: दोनों गिनी जाएंगी, अपने-अपने समय के लिए। इसे तभी बदलें जब इसमें गलती हो।`,
  correct: 'गलती ठीक करें',
  messagesOf: (job, company) => `${company} में ${job}`,
  review: (company) => `${company} को रेट करें`,
  again: 'एक और सैलरी जोड़ें',
  compare: 'क्या आपकी सैलरी सही है?',
};
