export const comingText: typeof import('./coming-text').comingText = {
  lead: 'यह पेज अभी बन रहा है',
  back: 'होम पर वापस',
  meanwhile: 'तब तक देखें, लोग काम के बारे में क्या कहते हैं',
  links: { home: 'फ़ीड पढ़ें', communities: 'कम्युनिटी देखें' },
  screens: {
    'login-linkedin': {
      title: 'LinkedIn से लॉग इन करें',
      text: 'LinkedIn से वापस आ रहे हैं। हम आपकी LinkedIn प्रोफ़ाइल की कोई जानकारी नहीं दिखाते।',
    },
    'login-naukri': {
      title: 'Naukri से लॉग इन करें',
      text: 'Naukri से वापस आ रहे हैं। हम आपकी Naukri प्रोफ़ाइल की कोई जानकारी नहीं दिखाते।',
    },
  },
};
