export const moderationProblems: typeof import('./problem-text').moderationProblems = {
  OWN_CONTENT: 'आप अपने ही कंटेंट के साथ यह नहीं कर सकते। इसका फ़ैसला दूसरे लोग करते हैं।',
  NOT_HIDDEN: 'इसे किसी मॉडरेटर ने नहीं छिपाया है, इसलिए आप अपील नहीं कर सकते।',
  APPEALED_ALREADY: 'आप इस पर पहले ही अपील कर चुके हैं। अपील सिर्फ़ एक बार कर सकते हैं।',
  DECIDED_ALREADY: 'इस पर कोई दूसरा मॉडरेटर पहले ही फ़ैसला कर चुका है।',
  CLOSED_ALREADY: 'यह शिकायत पहले ही बंद हो चुकी है।',
};
