import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';

const SIZES: Readonly<Record<AwardSize, string>> = closedTable({
  mega: 'मेगा',
  large: 'बड़ी',
  'mid-sized': 'मिड-साइज़',
  small: 'छोटी',
});
const PEOPLE: Readonly<Record<AwardSize, string>> = closedTable({
  mega: '10,000 या ज़्यादा कर्मचारी',
  large: '1,000 से 10,000 कर्मचारी',
  'mid-sized': '201 से 1,000 कर्मचारी',
  small: '200 तक कर्मचारी',
});

/** Falls back for sizes that only a newer API version knows. */
const amongOf = (size: AwardSize): string =>
  SIZES[size] ? `${SIZES[size]} कंपनियों (${PEOPLE[size]}) में` : 'कंपनियों में';

export const awardText: typeof import('./awards-text').awardText = {
  title: 'एम्प्लॉयीज़ चॉइस अवॉर्ड',
  edition: (year) => `टॉप रेटेड ${year}`,
  topRated: (size) => `टॉप रेटेड ${SIZES[size] ?? size} कंपनी`,
  inShort: (rank, ranked, reviews, year) =>
    `${ranked === 1 ? 'रैंक पाने वाली अकेली कंपनी' : `${ranked} में से नंबर ${rank}`}, ${year - 1} के ${reviews} रिव्यू के आधार पर`,
  place: (rank, ranked, size) =>
    ranked === 1 ? `${amongOf(size)} रैंक पाने वाली अकेली कंपनी` : `${ranked} ${amongOf(size)} नंबर ${rank}`,
  counted: (year, reviews, low) =>
    `${year - 1} के ${reviews} रिव्यू के आधार पर। किस्मत का असर हटाकर भी रेटिंग कम से कम ${low} है।`,
  none: (name) => `${name} को अभी तक कोई अवॉर्ड नहीं मिला है।`,
  how: 'विजेता कैसे चुने जाते हैं',
  rule: (size, min, named) =>
    `हम साल में एक बार, पिछले साल के रिव्यू से कंपनियों की रैंकिंग करते हैं, और नतीजा फ़ाइनल होता है। ${amongOf(size)} जिनके पास कम से कम ${min} लाइव रिव्यू हैं, उनकी रैंकिंग स्टार रेटिंग के औसत से होती है। किस्मत का असर हटाने के लिए हम इस औसत के 95% कॉन्फ़िडेंस इंटरवल का निचला सिरा लेते हैं। टॉप ${named} जीतती हैं। रैंक खरीदी नहीं जा सकती।`,
};
