export const moreAboutPay: typeof import('./rule-text').moreAboutPay = 'कटौती, सुविधाएं और दूसरी इनकम';

export const ruleText: typeof import('./rule-text').ruleText = {
  outdated: (checked) =>
    `हमने ये नियम आखिरी बार ${checked} को जांचे थे और वह फ़ाइनेंशियल ईयर खत्म हो चुका है। पहले मौजूदा नियम देख लें।`,
  bonusCosts: (amount) =>
    `यह बोनस आपको नुकसान देता है: इससे आपकी इनकम टैक्स की सीमा से थोड़ी ऊपर चली जाती है और बढ़ा हुआ टैक्स बोनस से ${amount} ज़्यादा है। कंपनी से कहें कि इसे अगले फ़ाइनेंशियल ईयर में दे या इसका कुछ हिस्सा NPS में डाले।`,
};
