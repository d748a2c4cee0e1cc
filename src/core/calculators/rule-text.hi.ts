export const moreAboutPay: typeof import('./rule-text').moreAboutPay = 'आपकी सैलरी के बारे में और जानकारी';

export const ruleText: typeof import('./rule-text').ruleText = {
  outdated: (checked) =>
    `हमने ये नियम आख़िरी बार ${checked} को जांचे थे और वह वित्तीय वर्ष ख़त्म हो चुका है। तब से दरें बदल सकती हैं। इस नतीजे पर भरोसा करने से पहले मौजूदा नियम देख लें।`,
  bonusCosts: (amount) =>
    `यह बोनस आपको नुकसान देता है: इससे आपकी आय टैक्स की सीमा से थोड़ी ऊपर चली जाती है और बढ़ा हुआ टैक्स बोनस से ${amount} ज़्यादा है। कंपनी से कहें कि इसे अगले वित्तीय वर्ष में दे या इसका कुछ हिस्सा NPS में डाले।`,
};
