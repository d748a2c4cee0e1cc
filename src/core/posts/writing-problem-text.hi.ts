export const writingProblems: typeof import('./writing-problem-text').writingProblems = {
  TOO_LATE: 'आप 24 घंटे तक बदल सकते हैं। हटा अब भी सकते हैं।',
  EMPTY: 'पहले कुछ लिखें।',
  CONTACT_DETAILS: 'ईमेल पते और फ़ोन नंबर हटा दें। उनसे आपकी या किसी और की पहचान हो सकती है।',
};
