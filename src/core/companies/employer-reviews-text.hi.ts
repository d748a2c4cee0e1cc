import { CHALLENGE_DAYS, CHALLENGE_PERIOD_DAYS, MAX_CHALLENGES } from '../reviews/challenge';
import { closedTable } from '../shared/closed-table';
import { formatText } from '../shared/format-text.hi';
import { longDate } from '../shared/time';

export const employerReviewsText: typeof import('./employer-reviews-text').employerReviewsText = {
  email: {
    subject: (company) => `${company} के रिव्यू`,
    text: (link) => [
      `पूछें कि किसी रिव्यू का लेखक अब भी आपकी कंपनी में काम करता है या नहीं, और जवाब पढ़ें: ${link}`,
      '',
      'यह लिंक 30 दिन तक चलेगा। इसे आगे न भेजें: जिसके पास यह होगा, वह आपकी कंपनी की ओर से पूछ सकेगा।',
    ],
  },
  head: 'रिव्यू',
  title: (company) => `${company} के रिव्यू`,
  rules: `आप मौजूदा कर्मचारी के हर रिव्यू के बारे में एक बार, और ${CHALLENGE_PERIOD_DAYS} दिन में ${MAX_CHALLENGES} रिव्यू के बारे में पूछ सकते हैं। सवाल सिर्फ़ लेखक को दिखता है, जो हां या नहीं में जवाब दे सकता है, या चुप रह सकता है। ${CHALLENGE_DAYS} दिन बाद नतीजा रिव्यू के नीचे सबको दिखता है। आपको कभी पता नहीं चलता कि लेखक कौन है, उसने कब जवाब दिया, या सवाल देखा भी या नहीं।`,
  left: (count) => `अभी बचे हुए सवाल: ${count}`,
  none: 'मौजूदा कर्मचारियों के रिव्यू अभी नहीं हैं। आने पर यहां दिखेंगे।',
  review: (stars, day) => `5 में से ${stars} स्टार · ${longDate(new Date(day), formatText)}`,
  ask: 'पूछें कि लेखक अब भी यहां काम करता है या नहीं',
  open: (day) => `पूछ लिया गया है। नतीजा ${longDate(new Date(day), formatText)} के बाद दिखेगा।`,
  results: closedTable({
    YES: 'हां, वेरिफ़ाइड कर्मचारी',
    NO: 'नहीं, वेरिफ़ाइड कर्मचारी नहीं',
    NO_ANSWER: 'कोई जवाब नहीं',
  }),
  outcomes: closedTable({
    ASKED: 'हमने लेखक से पूछ लिया है।',
    GONE: 'यह रिव्यू अब नहीं है।',
    UNCLAIMED: 'आपकी कंपनी अब अपना पेज नहीं संभालती।',
    FORMER: 'यह रिव्यू किसी मौजूदा कर्मचारी का नहीं है।',
    SMALL: 'आपकी कंपनी में बहुत कम लोग वेरिफ़ाइड हैं, इसलिए जवाब से पता चल सकता है कि रिव्यू किसने लिखा।',
    LIMIT: 'अभी आप और सवाल नहीं पूछ सकते।',
    REPEATED: 'आप इस रिव्यू के बारे में पहले पूछ चुके हैं।',
  }),
  expired: {
    title: 'यह लिंक काम नहीं करता',
    text: 'यह अधूरा है, 30 दिन से पुराना है या किसी दूसरे पते का है।',
    ask: 'हम आपकी कंपनी के पते पर नया लिंक भेज सकते हैं।',
    press: 'नया लिंक भेजें',
    done: 'अगर आपकी कंपनी अब भी अपना पेज संभालती है, तो नया लिंक भेज दिया गया है।',
  },
};
