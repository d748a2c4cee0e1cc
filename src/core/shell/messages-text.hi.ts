import { formatText } from '../shared/format-text.hi';
import { shellText } from './text.hi';

/** Seconds to show when a rate-limited response has no retry time. */
const USUAL_WAIT = 60;

export const messagesText: typeof import('./messages-text').messagesText = {
  errors: {
    notFound: 'आप जो खोज रहे हैं, वह हमें नहीं मिला!',
    unauthorised: 'इसके लिए आपका लॉग इन होना ज़रूरी है!',
    forbidden: 'आपको यह करने की अनुमति नहीं है!',
    unavailable: 'कुछ गड़बड़ हो गई, थोड़ी देर बाद कोशिश करें। हम इसे ठीक कर रहे हैं!',
    limited: (seconds = USUAL_WAIT) =>
      `बहुत ज़्यादा बार कोशिश हो चुकी है। ${formatText.wait(seconds)} बाद फिर कोशिश करें।`,
    offline: 'आप ऑफ़लाइन हैं। आपके ऑनलाइन आते ही हम फिर कोशिश करेंगे।',
  },
  shell: shellText,
  kit: {
    close: 'बंद करें',
    back: 'वापस',
    remove: 'हटाएं',
    loading: 'लोड हो रहा है',
    outOfFive: ', 5 में से',
    logoOf: (company) => `${company} का लोगो`,
    noMatches: 'कुछ नहीं मिला। कम अक्षर लिखें।',
    matches: (count) => (count === 1 ? '1 नतीजा' : `${count} नतीजे`),
  },
};
