import { onboardingText } from './text';

export const onboardingProblems: typeof import('./problem-text').onboardingProblems = {
  ...onboardingText.alias.problems,
  ...onboardingText.email.problems,
  WRONG_CODE: onboardingText.code.wrong,
  TOO_MANY_CODES: 'बहुत बार कोशिश हो चुकी है। {seconds} सेकंड बाद फिर कोशिश करें।',
  EMAIL_UNAVAILABLE: onboardingText.code.unavailable,
  NOTHING_TO_VERIFY: 'पहले बताएं कि आप कहां काम या पढ़ाई करते हैं।',
  INCOMPLETE: onboardingText.required,
  PORTAL_NOT_ALLOWED: 'पहले सेटिंग्स में अपने जॉब पोर्टल के अपडेट चालू करें।',
  PORTAL_ACCOUNT_UNKNOWN: 'हमें आपका जॉब पोर्टल अकाउंट नहीं मिला। उसमें लॉग इन करके फिर कोशिश करें।',
  PORTAL_ACCOUNT_REFUSED: 'हम यह जॉब पोर्टल अकाउंट लिंक नहीं कर सकते। कोई दूसरा अकाउंट चुनें।',
  PORTAL_TOKEN_REFUSED: 'जॉब पोर्टल इसे कन्फ़र्म नहीं कर पाया। कृपया फिर कोशिश करें।',
};
