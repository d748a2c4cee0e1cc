import { alertText } from './job-alerts-text';

export const jobProblems: typeof import('./problem-text').jobProblems = {
  ALERT_EXISTS: alertText.problems.duplicate,
  TOO_MANY_ALERTS: alertText.problems.full,
  APPLIED_ALREADY: 'आप इस जॉब के लिए अप्लाई कर चुके हैं। स्टेटस ‘आपकी एप्लीकेशन’ में देखें।',
  NOT_A_PDF: 'हम यह फ़ाइल नहीं पढ़ पाए। अपना रिज़्यूमे 20 पेज तक की PDF में सेव करके फिर चुनें।',
  NOT_TAKING_APPLICATIONS: 'यह जॉब अब यहां एप्लीकेशन नहीं ले रही है।',
  RESUME_NOT_CLEANABLE: 'हम इस PDF से छिपा हुआ डेटा नहीं हटा पाए। इसे बिना पासवर्ड, स्क्रिप्ट और अटैचमेंट के फिर से सेव करें।',
  TOO_MANY_APPLICATIONS: 'आप एक दिन में {limit} जॉब्स के लिए अप्लाई कर सकते हैं। कल फिर कोशिश करें।',
};
