import type { FieldProblem } from './form';

export const calculatorText: typeof import('./text').calculatorText = {
  problem: (problem: FieldProblem) => {
    switch (problem.kind) {
      case 'required':
        return 'इसे भरना ज़रूरी है।';
      case 'unreadable':
        return 'रकम ऐसे लिखें: 18,50,000 या 18.5 लाख।';
      case 'noNumber':
        return 'कोई संख्या लिखें, जैसे 12।';
      case 'notWhole':
        return 'पूरी संख्या लिखें, जैसे 12।';
      case 'choose':
        return 'लिस्ट में से कोई विकल्प चुनें।';
      case 'date':
        return 'सही तारीख लिखें।';
      case 'outside':
        return `${problem.min} और ${problem.max} के बीच की संख्या लिखें।`;
    }
  },
  perMonth: 'महीने की in-hand सैलरी',
  steps: 'हमने यह कैसे निकाला',
  sources: 'नियम कहां से आए हैं',
  more: 'और जानकारी भरें',
  copy: 'लिंक कॉपी करें',
  print: 'PDF सेव करें',
  recompute: 'हिसाब लगाएं',
  usesDefaults: 'जिस फ़ील्ड पर निशान है, उसे ठीक करें। तब तक हम उसकी आम वैल्यू लेते हैं।',
  remove: (label) => `${label} हटाएं`,
  presets: 'आम रकमें',
  regime: 'टैक्स रिजीम',
  regimes: { new: 'नई', old: 'पुरानी' },
  year: 'फ़ाइनेंशियल ईयर',
};
