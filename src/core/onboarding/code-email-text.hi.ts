import { BRAND } from '../shared/brand';
import { CODE_RULES } from '../shared/email';

export const codeEmailText: typeof import('./code-email-text').codeEmailText = {
  code: {
    subject: `आपका ${BRAND} कोड`,
    text: (code) => [
      `${code} आपका कोड है। यह ${CODE_RULES.validMinutes} मिनट तक और एक ही बार चलेगा।`,
      '',
      'आपके कोड डालते ही हम यह पता हटा देते हैं, और आपकी कंपनी को कुछ नहीं बताते।',
      'आपने कोड नहीं मांगा? तो इस ईमेल पर ध्यान न दें।',
    ],
  },
  used: {
    subject: `आपके ${BRAND} कोड के बारे में`,
    text: [
      'किसी ने इस पते के लिए कोड मांगा है।',
      'इससे एक दूसरा अकाउंट पहले ही वेरिफ़ाई हो चुका है, इसलिए हमने कोड नहीं भेजा।',
      '',
      'क्या वह आप थे? अपने दूसरे अकाउंट में लॉग इन करें, या पहले उसे हटाएं।',
    ],
  },
};
