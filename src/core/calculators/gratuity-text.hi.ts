import { calculatorTitles } from './titles-text';

export const gratuityText: typeof import('./gratuity-text').gratuityText = {
  title: calculatorTitles.gratuity,
  description:
    'Payment of Gratuity Act और नए लेबर कोड के हिसाब से जानें कि आपको कितनी ग्रेच्युटी मिलेगी और उसमें से कितनी टैक्स-फ़्री है।',
  lead: 'जानें कि आपको कितनी ग्रेच्युटी मिलेगी।',
  payable: 'ग्रेच्युटी',
  wages: 'आखिरी बेसिक और DA, हर महीने',
  otherPay: 'हर महीने की बाकी सैलरी',
  otherPayHint: 'HRA, स्पेशल अलाउंस वगैरह',
  joined: 'जॉइनिंग की तारीख',
  left: 'आखिरी वर्किंग डे',
  employer: 'कंपनी',
  employers: { private: 'प्राइवेट या अन्य', centralGovernment: 'केंद्र सरकार' },
  covered: 'मेरी कंपनी में 10 या ज़्यादा कर्मचारी हैं',
  employment: 'नौकरी का प्रकार',
  employments: { permanent: 'परमानेंट', fixedTerm: 'फ़िक्स्ड टर्म' },
  reason: 'जॉब खत्म होने की वजह',
  reasons: { resigned: 'इस्तीफ़ा, रिटायरमेंट या टर्मिनेशन', diedOrDisabled: 'मृत्यु या दिव्यांगता' },
  alreadyExempt: 'पिछली जॉब से मिली टैक्स-फ़्री ग्रेच्युटी',
  service: (years, months, days) => `${years} साल, ${months} ${months === 1 ? 'महीना' : 'महीने'}, ${days} दिन`,
  counted: (years) => `${years} साल गिने गए`,
  exempt: 'टैक्स-फ़्री',
  taxable: 'सैलरी के तौर पर टैक्सेबल',
  onBasic: 'सिर्फ़ बेसिक और DA पर',
  contested:
    'कई कंपनियां और कुछ हाई कोर्ट 4 साल 240 दिन को काफ़ी मानते हैं, लेकिन कानून में पांच साल लिखा है। इस पर भरोसा करने से पहले अपनी कंपनी से पूछ लें।',
  notYet: {
    covered:
      'आप अभी ग्रेच्युटी के हकदार नहीं हैं। इसके लिए पांच साल की सर्विस चाहिए, या 21 नवंबर 2025 को या उसके बाद खत्म हुए फ़िक्स्ड-टर्म कॉन्ट्रैक्ट पर एक साल की।',
    other: 'आप अभी ग्रेच्युटी के हकदार नहीं हैं। इसके लिए पांच साल की सर्विस चाहिए।',
  },
  exitBeforeJoining: 'आखिरी वर्किंग डे जॉइनिंग की तारीख से पहले का है। दोनों तारीखें देख लें।',
  tooLong: 'यह 60 साल से ज़्यादा की सर्विस है। दोनों तारीखें देख लें।',
  steps: {
    gratuityFormula: 'फ़ॉर्मूले से ग्रेच्युटी',
    gratuityCap: 'कानूनी लिमिट के अंदर ग्रेच्युटी',
    gratuityExempt: 'टैक्स-फ़्री',
    gratuityTaxable: 'सैलरी के तौर पर टैक्सेबल',
  },
};
