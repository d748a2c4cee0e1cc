import { grouped } from '../shared/numbers';

export const nextStepsText: typeof import('./next-steps-text').nextStepsText = {
  title: 'अब क्या शेयर करें',
  description:
    'देखें कि आपका कौन सा योगदान दूसरों के सबसे ज़्यादा काम आएगा। हर एक में कुछ मिनट लगते हैं, और आपका नाम कभी नहीं दिखता।',
  lead: 'जिसके बारे में आप सबसे ज़्यादा जानते हैं, उसे चुनें। आपका नाम कभी नहीं दिखता।',
  leadFor: (company) => `${company} के बारे में जानने वालों के लिए, सबसे काम का सबसे पहले।`,
  thanks: {
    REVIEW: 'आपके रिव्यू के लिए धन्यवाद',
    SALARY: 'सैलरी जोड़ने के लिए धन्यवाद',
    INTERVIEW: 'इंटरव्यू शेयर करने के लिए धन्यवाद',
    BENEFITS: 'सुविधाएं जोड़ने के लिए धन्यवाद',
    PHOTOS: 'आपकी फ़ोटो के लिए धन्यवाद',
  },
  steps: {
    REVIEW: {
      title: 'अपनी कंपनी को रेटिंग दें',
      text: 'बताएं कि क्या अच्छा है और क्या नहीं।',
      action: 'रिव्यू लिखें',
    },
    SALARY: {
      title: 'अपनी सैलरी जोड़ें',
      text: 'एन्क्रिप्ट करके रखी जाती है, और सिर्फ़ ग्रुप में दिखाई जाती है।',
      action: 'सैलरी जोड़ें',
    },
    INTERVIEW: {
      title: 'इंटरव्यू शेयर करें',
      text: 'राउंड, सवाल और नतीजा।',
      action: 'इंटरव्यू शेयर करें',
    },
    BENEFITS: { title: 'अपनी सुविधाएं जोड़ें', text: 'जो सच में मिलता है, उस पर टिक करें।', action: 'सुविधाएं जोड़ें' },
    PHOTOS: { title: 'ऑफ़िस की फ़ोटो जोड़ें', text: 'दिखाएं कि ऑफ़िस का एक आम दिन कैसा होता है।', action: 'फ़ोटो जोड़ें' },
  },
  available: (company) => {
    const has = (count: number, item: string) =>
      count === 0 ? `${company} में अभी कोई ${item} नहीं है।` : `${company} में ${grouped(count)} ${item} हैं।`;
    return {
      REVIEW: (count) => has(count, 'रिव्यू'),
      SALARY: (count) => has(count, 'सैलरी'),
      INTERVIEW: (count) => has(count, 'इंटरव्यू'),
      BENEFITS: (count) => has(count, 'सुविधाओं की रिपोर्ट'),
      PHOTOS: (count) => has(count, 'फ़ोटो'),
    };
  },
  own: (count) => (count === 1 ? 'आप पहले एक जोड़ चुके हैं।' : `आप पहले ${count} जोड़ चुके हैं।`),
  link: 'देखें, सबसे ज़्यादा काम का क्या है',
};
