import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { formatText } from '../shared/format-text.hi';
import { longDate } from '../shared/time';

export const employerText: typeof import('./employer-text').employerText = {
  received: {
    subject: 'नई एप्लीकेशन',
    text: ({ name, title, answers, link }) => [
      `${name} ने ${title} के लिए अप्लाई किया है।`,
      '',
      ...answers.flatMap(([question, answer]) => [question, answer, '']),
      `संपर्क की जानकारी, रिज़्यूमे और आपका जवाब: ${link}`,
      '',
      'यह लिंक 30 दिन तक चलेगा। इसे आगे न भेजें: जिसके पास यह होगा, वह इस जॉब की एप्लीकेशन पढ़ सकेगा।',
    ],
  },
  renewed: {
    subject: (title) => `${title} की एप्लीकेशन`,
    text: (link) => [
      `एप्लीकेशन का आपका नया लिंक: ${link}`,
      '',
      'यह 30 दिन तक चलेगा। इसे आगे न भेजें: जिसके पास यह होगा, वह इस जॉब की एप्लीकेशन पढ़ सकेगा।',
    ],
  },
  page: {
    title: (title) => `${title} की एप्लीकेशन`,
    head: 'एप्लीकेशन',
    none: 'अभी कोई एप्लीकेशन नहीं है। आने पर यहां दिखेंगी।',
    open: (name) => `${name} की एप्लीकेशन खोलें`,
    sent: (day) => `${longDate(new Date(day), formatText)} को भेजी गई`,
    back: 'सभी एप्लीकेशन',
    newer: 'नई एप्लीकेशन देखें',
    older: 'पुरानी एप्लीकेशन देखें',
    email: 'ईमेल',
    phone: 'फ़ोन',
    resume: 'रिज़्यूमे डाउनलोड करें',
    shortlist: 'शॉर्टलिस्ट करें',
    decline: 'मना करें',
    seen: 'यह स्टेटस अप्लाई करने वाले को दिखता है।',
    gone: 'यह एप्लीकेशन वापस ले ली गई या हटा दी गई है।',
    privacy: `हमने रिज़्यूमे से छिपा हुआ डेटा हटा दिया है। इसे सिर्फ़ इसी जॉब के लिए इस्तेमाल करें। जॉब बंद होने के 180 दिन बाद ${BRAND} एप्लीकेशन हटा देता है।`,
  },
  expired: {
    title: 'यह लिंक काम नहीं करता',
    text: 'यह अधूरा है, 30 दिन से पुराना है या किसी दूसरे पते का है।',
    ask: 'हम उस पते पर नया लिंक भेज सकते हैं, जिस पर एप्लीकेशन आती हैं।',
    press: 'नया लिंक भेजें',
    done: 'अगर इस जॉब की एप्लीकेशन अब भी आपकी कंपनी को जाती हैं, तो नया लिंक भेज दिया गया है।',
  },
  statuses: closedTable({
    RECEIVED: 'नई',
    VIEWED: 'देखी गई',
    SHORTLISTED: 'शॉर्टलिस्ट हुई',
    DECLINED: 'मना की गई',
  }),
};
