export const composerProblems: typeof import('./problem-text').composerProblems = {
  POSTED_ALREADY: 'आप आज यह पहले ही पोस्ट कर चुके हैं।',
  UNKNOWN_MEDIA: 'आपकी एक फ़ोटो अब उपलब्ध नहीं है। कृपया उसे फिर से जोड़ें।',
  INVALID_VIDEO: 'YouTube का सही लिंक डालें।',
  UNKNOWN_OFFER: 'इनमें से एक ऑफ़र अब उपलब्ध नहीं है। कोई दूसरा चुनें।',
  MIXED_KINDS: 'इनमें से सिर्फ़ एक जोड़ें: पोल, ऑफ़र, फ़ोटो या वीडियो।',
  TOO_SHORT: '‘AI से बेहतर लिखें’ के लिए कम से कम 20 अक्षर लिखें।',
  NOT_A_PICTURE: 'यह फ़ोटो पढ़ी नहीं जा सकी। 30 मेगापिक्सेल तक की JPEG, PNG या WebP फ़ोटो चुनें।',
  UNKNOWN_PICTURE: 'आपकी एक फ़ोटो अब उपलब्ध नहीं है। कृपया उसे फिर से जोड़ें।',
  TOO_MANY_PICTURES: 'आपकी बहुत सी फ़ोटो बिना इस्तेमाल के पड़ी हैं। और जोड़ने से पहले उन्हें पोस्ट करें या हटाएं।',
};
