import { BRAND } from '../shared/brand';

export const shellText: typeof import('./text').shellText = {
  tagline: 'उनसे पूछें जो वहां काम करते हैं।',
  description:
    'भारत में काम के बारे में सब कुछ: कंपनी रिव्यू, सैलरी, इंटरव्यू के सवाल और खुली बातचीत। सब कुछ बिना लॉग इन किए पढ़ें।',
  loading: 'पेज लोड हो रहा है',
  skip: 'सीधे कंटेंट पर जाएं',
  home: `${BRAND}, होम`,
  search: { label: 'खोजें', hint: 'कंपनी, सैलरी या इंटरव्यू के सवाल खोजें' },
  write: 'लिखें',
  chats: (unread) => (unread === 0 ? 'चैट' : `चैट, ${unread > 999 ? '999+' : unread} नए`),
  notifications: (unread) => (unread === 0 ? 'सूचनाएं' : `सूचनाएं, ${unread} नई`),
  menu: 'मेन्यू',
  account: (name) => `मेन्यू और अकाउंट, ${name}`,
  login: 'लॉग इन करें',
  nav: {
    label: 'मुख्य मेन्यू',
    names: {
      home: 'होम',
      communities: 'कम्युनिटी',
      companies: 'कंपनियां',
      reviews: 'रिव्यू',
      salaries: 'सैलरी',
      interviews: 'इंटरव्यू',
      jobs: 'जॉब्स',
      awards: 'अवॉर्ड',
    },
  },
  problem: {
    notFound: { title: 'पेज नहीं मिला', head: 'पेज नहीं मिला' },
    nearest: 'मिलते-जुलते नाम की कंपनियां',
    forbidden: { title: 'आप यह पेज नहीं खोल सकते', head: 'अनुमति नहीं है' },
    unauthorised: { title: 'यह पेज देखने के लिए लॉग इन करें', head: 'लॉग इन करें' },
    offline: { title: 'इंटरनेट कनेक्शन नहीं है', head: 'ऑफ़लाइन' },
    unavailable: { title: 'यह पेज लोड नहीं हुआ', head: 'कुछ गड़बड़ हो गई' },
    newVersion: {
      title: 'नया वर्शन आ गया है',
      text: 'अपना काम सेव करें, फिर पेज को रीलोड करें।',
      reload: 'रीलोड करें',
    },
    retry: 'फिर कोशिश करें',
    home: 'होम पर जाएं',
    search: 'खोजें',
  },
};
