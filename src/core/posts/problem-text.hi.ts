import { writingProblems } from './writing-problem-text';

export const postProblems: typeof import('./problem-text').postProblems = {
  ...writingProblems,
  OWN_POST: 'यह अपनी ही पोस्ट और कमेंट के साथ नहीं कर सकते।',
  OWN_CONTENT_REPORTED: 'आप अपने ही कंटेंट की शिकायत नहीं कर सकते।',
  TOO_MANY_REPORTS: 'आप आज बहुत ज़्यादा शिकायतें भेज चुके हैं। कुछ देर बाद फिर कोशिश करें।',
  POLL_CLOSED: 'यह पोल बंद हो चुका है। आपका वोट नहीं गिना गया।',
  POST_DELETED: 'यह पोस्ट लिखने वाले ने हटा दी है।',
  POST_UNDER_REVIEW: 'इस पोस्ट की जांच चल रही है। मॉडरेटर की मंज़ूरी मिलने पर यह फिर दिखेगी।',
  NOT_YOURS: 'यह सिर्फ़ लिखने वाला कर सकता है।',
  OTHER_ALIAS_HERE:
    'आप यहां पहले ही अपने दूसरे निकनेम से जवाब दे चुके हैं। वही निकनेम इस्तेमाल करें, ताकि दोनों को जोड़ा न जा सके।',
};
