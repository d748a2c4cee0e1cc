export const loginProblems: typeof import('./problem-text').loginProblems = {
  TOKEN_REFUSED: 'हम आपका लॉग इन कन्फ़र्म नहीं कर पाए। कृपया फिर कोशिश करें।',
};
