export const moreAboutPay: typeof import('./rule-text').moreAboutPay = 'आपकी सैलरी के बारे में और जानकारी';

export const ruleText: typeof import('./rule-text').ruleText = {
  dates: (checked, since) =>
    since === undefined ? `${checked} को जांचा गया` : `${since} से लागू, ${checked} को जांचा गया`,
  outdated: (checked) =>
    `हमने ये नियम आख़िरी बार ${checked} को जांचे थे और वह वित्तीय वर्ष ख़त्म हो चुका है। तब से दरें बदल सकती हैं। इस नतीजे पर भरोसा करने से पहले मौजूदा नियम देख लें।`,
  reported: 'ख़बरों में, गज़ट से पक्का नहीं',
  topics: {
    newRebate: 'टैक्स छूट (rebate), नई regime',
    oldRebate: 'टैक्स छूट (rebate), पुरानी regime',
    newSurcharge: 'सरचार्ज, नई regime',
    oldSurcharge: 'सरचार्ज, पुरानी regime',
    cess: 'हेल्थ और एजुकेशन सेस',
    employerNps: 'कंपनी का NPS',
    deductionLimits: 'पुरानी regime की कटौतियां',
    allowances: 'खाने, पढ़ाई और हॉस्टल के भत्ते',
    welfareFund: 'लेबर वेलफ़ेयर फ़ंड',
    leaveEncashment: 'छुट्टियों का पैसा (leave encashment)',
    shareSale: 'शेयर बेचने पर टैक्स',
    arrears: 'Arrears (बकाया सैलरी)',
  },
  bonusCosts: (amount) =>
    `यह बोनस आपको नुकसान देता है: इससे आपकी आय टैक्स की सीमा से थोड़ी ऊपर चली जाती है और बढ़ा हुआ टैक्स बोनस से ${amount} ज़्यादा है। कंपनी से कहें कि इसे अगले वित्तीय वर्ष में दे या इसका कुछ हिस्सा NPS में डाले।`,
};
