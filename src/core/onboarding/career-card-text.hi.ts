import { closedTable } from '../shared/closed-table';

export const careerCardText: typeof import('./career-card-text').careerCardText = {
  title: 'काम की स्थिति',
  types: closedTable({
    working: 'काम कर रहे हैं',
    student: 'पढ़ाई कर रहे हैं',
    unemployed: 'अभी जॉब नहीं है',
    none: 'बताएँ कि आप क्या करते हैं, ताकि आप पोस्ट और कमेंट कर सकें।',
  }),
  add: 'स्थिति जोड़ें',
  edit: 'स्थिति बदलें',
  verify: 'ईमेल से वेरिफ़ाई करें',
  verifyFully: 'दूसरा ईमेल इस्तेमाल करें',
  verified: 'वेरिफ़ाइड',
  partial: 'अधूरा वेरिफ़िकेशन',
  at: (role, organisation) => `${organisation} में ${role}`,
  partialWork: (company) =>
    `आपने अपना ऑफ़िस ईमेल पक्का किया, पर हम उसके डोमेन को ${company} से नहीं मिला पाए। ${company} के ईमेल से आप पूरी तरह वेरिफ़ाई हो जाएंगे।`,
  partialStudy: 'आपने अपना कॉलेज ईमेल पक्का किया। पूरा वेरिफ़िकेशन नौकरी करने वालों के लिए है।',
  onlyYou: 'दूसरों को सिर्फ़ टिक दिखता है, वह भी तभी जब आप अपने पद के साथ पोस्ट करें।',
  label: (shown) => `पद के साथ पोस्ट करने पर दूसरों को “${shown}” दिखता है।`,
  waiting: (shown, next) =>
    `पद के साथ पोस्ट करने पर दूसरों को अब भी “${shown}” दिखता है। यह बदलकर “${next}” उस रात होगा, जब कम से कम चार और लोगों का पद ठीक ऐसे ही बदले, ताकि कोई न जान सके कि किसने वेरिफ़ाई किया या जॉब बदली। तब तक इसमें आपकी पुरानी जॉब दिख सकती है।`,
};
