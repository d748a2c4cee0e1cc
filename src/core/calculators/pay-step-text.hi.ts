export const payStepText: typeof import('./pay-step-text').payStepText = {
  employerNps: 'कंपनी का NPS',
  npsDeduction: 'कंपनी का NPS, धारा 80CCD(2)',
  savings80c: 'PF और बचत, धारा 80C',
  health80d: 'हेल्थ इंश्योरेंस, धारा 80D',
  parentsHealth80d: 'माता-पिता का हेल्थ इंश्योरेंस, धारा 80D',
  ownNps: 'आपका NPS, धारा 80CCD(1B)',
  homeLoan: 'होम लोन का ब्याज',
  hraFromRent: 'टैक्स-फ़्री HRA',
  meals: 'खाने का भत्ता',
  childrenAllowance: 'बच्चों की पढ़ाई और हॉस्टल के भत्ते',
  otherIncome: 'दूसरी आय',
  welfareFund: 'लेबर वेलफ़ेयर फ़ंड',
};
