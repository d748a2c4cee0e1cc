import { calculatorTitles } from './titles-text';

export const hikeText: typeof import('./hike-text').hikeText = {
  title: calculatorTitles['salary-hike'],
  description: 'नई सैलरी, हाइक का प्रतिशत या पुरानी सैलरी निकालें, और देखें कि आपके खाते में कितना ज़्यादा आएगा।',
  lead: 'देखें कि हाइक से कागज़ पर और आपके खाते में कितना फ़र्क पड़ता है।',
  mode: 'क्या निकालना है',
  modes: { newPay: 'नई सैलरी', percent: 'हाइक %', oldPay: 'पुरानी सैलरी' },
  before: 'अभी की सैलरी, सालाना',
  after: 'नई सैलरी, सालाना',
  percent: 'हाइक का प्रतिशत',
  years: 'आगे के कितने साल',
  result: { newPay: 'नई सैलरी, सालाना', percent: 'हाइक', oldPay: 'पुरानी सैलरी, सालाना' },
  difference: 'साल में बढ़त',
  perMonth: 'महीने में बढ़त',
  inHand: 'हर महीने की नई in-hand सैलरी',
  inHandRise: 'In-hand में बढ़त',
  projection: 'अगर हर साल इतनी ही हाइक मिले',
  year: (n) => `${n} साल बाद`,
  undefinedPercent: 'प्रतिशत देखने के लिए अभी की सैलरी भरें।',
  steps: {
    newPay: 'नई सैलरी',
    oldPay: 'पुरानी सैलरी',
    difference: 'फ़र्क',
    differenceMonthly: 'हर महीने का फ़र्क',
    inHandBefore: 'हाइक से पहले महीने की in-hand सैलरी',
    inHandAfter: 'हाइक के बाद महीने की in-hand सैलरी',
    percent: 'हाइक',
  },
  assumed: [
    'यहां in-hand सैलरी “In-hand सैलरी कैलकुलेटर” की डिफ़ॉल्ट मान्यताओं और उस रिजीम से निकाली गई है जिसमें आपकी ज़्यादा बचत हो।',
    'अनुमान में हर साल की सैलरी सबसे नज़दीकी रुपये तक राउंड की गई है।',
  ],
  questions: [
    [
      'मेरी in-hand सैलरी CTC जितनी क्यों नहीं बढ़ती?',
      'बढ़ी हुई रकम पर आपके सबसे ऊंचे स्लैब का टैक्स लगता है, जबकि पहले की सैलरी के कुछ हिस्से पर कम टैक्स लगता है या बिल्कुल नहीं लगता।',
    ],
  ],
};
