import { BRAND } from '../shared/brand';

const LATER = 'कृपया थोड़ी देर बाद फिर कोशिश करें।';

export const loginText: typeof import('./text').loginText = {
  providers: {
    google: 'Google से आगे बढ़ें',
    linkedin: 'LinkedIn से आगे बढ़ें',
    outlook: 'Outlook से आगे बढ़ें',
    naukri: 'जॉब पोर्टल से आगे बढ़ें',
  },
  ways: 'लॉग इन करने के तरीके',
  sandboxNote: 'टेस्ट साइट: ये लॉग इन नकली हैं।',
  unavailable: 'लॉग इन के विकल्प लोड नहीं हो पाए।',
  retry: 'फिर कोशिश करें',
  failures: {
    google: { text1: 'Google से लॉग इन नहीं हो पाया!', text2: LATER },
    googleWindow: { text1: 'Google से लॉग इन नहीं हो पाया!', text2: undefined },
    googleCookies: {
      text1: 'लगता है आपके ब्राउज़र में थर्ड-पार्टी कुकी बंद हैं। Google से लॉग इन के लिए थर्ड-पार्टी कुकी चालू करें।',
      text2: undefined,
    },
    notReady: { text1: 'कुछ गड़बड़ हो गई!', text2: undefined },
    microsoft: { text1: 'Microsoft से लॉग इन नहीं हो पाया!', text2: undefined },
    portal: { text1: 'Naukri से लॉग इन नहीं हो पाया!', text2: undefined },
    social: { text1: 'कुछ गड़बड़ हो गई!', text2: LATER },
  },
  googleAgain: 'Google से लॉग इन के लिए थर्ड-पार्टी कुकी चाहिए। कृपया लॉग इन का दूसरा तरीका चुनें।',
  cookiesBlocked: `ओह! लगता है आपका ब्राउज़र कुकी ब्लॉक कर रहा है। ${BRAND} के ठीक से चलने के लिए ये ज़रूरी हैं। कुकी चालू करके फिर कोशिश करें।`,
  cookiesOff: 'यहां कुकी चालू नहीं हैं।',
  linkedinBefore: 'पिछली बार LinkedIn से लॉग इन नहीं हो पाया था। कृपया लॉग इन का दूसरा तरीका चुनें।',
  page: {
    noScripts: 'लॉग इन के लिए JavaScript चाहिए। इसे अपने ब्राउज़र में चालू करें, फिर यह पेज रीलोड करें।',
    title: `लॉग इन करें | ${BRAND}`,
    description: 'बेझिझक देखें। गुमनाम रहकर वोट, कमेंट और पोस्ट करने के लिए लॉग इन करें।',
  },
};
