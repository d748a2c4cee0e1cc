export const payDetailsText: typeof import('./pay-details-text').payDetailsText = {
  lead: 'जो आप पर लागू हो, वही भरें। “पुरानी regime” वाली कटौतियां नई regime में आपका टैक्स नहीं बदलतीं।',
  fields: {
    nps: 'कंपनी का NPS, basic का % (CTC में शामिल)',
    savings: 'PF के अलावा 80C की बचत, सालाना (पुरानी regime)',
    health: 'आपका और परिवार का हेल्थ इंश्योरेंस, सालाना (80D, पुरानी regime)',
    parentsHealth: 'माता-पिता का हेल्थ इंश्योरेंस, सालाना (80D, पुरानी regime)',
    ownNps: 'आपका अपना NPS, सालाना (80CCD(1B), पुरानी regime)',
    homeLoan: 'होम लोन का ब्याज, सालाना (पुरानी regime)',
    rent: 'आप जो किराया देते हैं, हर महीने (HRA, पुरानी regime)',
    otherIncome: 'दूसरी आय, सालाना (ब्याज, किराया वगैरह)',
    meals: 'मील कार्ड, सालाना (CTC में शामिल, पुरानी regime)',
    children: 'बच्चों की पढ़ाई और हॉस्टल के भत्ते, सालाना (CTC में शामिल, पुरानी regime)',
    bonusPaid: 'कितना बोनस मिलने की उम्मीद है, target का %',
    payout: 'बोनस कब मिलता है',
    welfareFund: 'लेबर वेलफ़ेयर फ़ंड काटें',
  },
  parentsHint:
    'माता या पिता 60 साल या उससे ज़्यादा के हों तो ₹50,000 तक, नहीं तो ज़्यादा से ज़्यादा ₹25,000 का claim करें',
  otherIncomeHint: 'हम सिर्फ़ इस पर लगने वाला टैक्स जोड़ते हैं, यह आय नहीं।',
  payouts: { yearly: 'साल में एक बार, मार्च में', quarterly: 'हर तिमाही' },
};
