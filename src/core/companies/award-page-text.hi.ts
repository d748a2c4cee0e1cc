import { closedTable } from '../shared/closed-table';
import type { AwardSize } from './award';
import { MIN_STARTUP_REVIEWS, TECH_INDUSTRIES, YOUNG_YEARS } from './ranking';

/** The adjective of a size; companies of sizes that only a newer API version knows have none. */
const SIZES: Readonly<Partial<Record<AwardSize, string>>> = closedTable({
  mega: 'मेगा ',
  large: 'बड़ी ',
  'mid-sized': 'मिड-साइज़ ',
  small: 'छोटी ',
});
const PEOPLE: Readonly<Record<AwardSize, string>> = closedTable({
  mega: '10,000 या ज़्यादा',
  large: '1,000 से 10,000',
  'mid-sized': '201 से 1,000',
  small: '200 तक',
});

const companies = (size: AwardSize): string => `${SIZES[size] ?? ''}कंपनियां`;
const amongCompanies = (size: AwardSize): string => `${SIZES[size] ?? ''}कंपनियों में`;
/** Falls back for sizes that only a newer API version knows. */
const peopleOf = (size: AwardSize): string => PEOPLE[size] ?? 'लगभग बराबर';
const withPeople = (size: AwardSize): string => `${peopleOf(size)} कर्मचारियों वाली`;

export const awardPageText: typeof import('./award-page-text').awardPageText = {
  size: companies,
  people: (size) => `${peopleOf(size)} कर्मचारी`,
  short: (list) => {
    if (list.kind === 'size') return companies(list.of.size);
    return list.kind === 'startups' ? 'टेक स्टार्टअप' : list.industry;
  },
  place: (rank, ranked, size) =>
    ranked <= 1
      ? `${amongCompanies(size)} रैंक पाने वाली अकेली`
      : `${ranked} ${amongCompanies(size)} नंबर ${rank}`,
  received: (rank) => `नंबर ${rank},`,
  among: (ranked, size) =>
    ranked <= 1 ? `${amongCompanies(size)} रैंक पाने वाली अकेली` : `${ranked} ${amongCompanies(size)}`,
  amongStartups: (ranked) => (ranked <= 1 ? 'टेक स्टार्टअप में रैंक पाने वाली अकेली' : `${ranked} टेक स्टार्टअप में`),
  rests: (reviews, year) => `${year - 1} के ${reviews} रिव्यू`.replaceAll(' ', '\u00A0'),
  atLeast: 'कम से कम',
  hub: {
    title: 'एम्प्लॉयीज़ चॉइस अवॉर्ड',
    description:
      'भारत में काम करने की सबसे अच्छी जगहें, कर्मचारियों के रिव्यू से चुनी हुईं। हर एडिशन और हर लिस्ट देखें, और जानें कि विजेता कैसे चुने जाते हैं।',
    lead: 'भारत में काम करने की सबसे अच्छी जगहें, कर्मचारियों के रिव्यू से चुनी हुईं। रैंकिंग साल में एक बार, प्रकाशित नियमों से होती है। रैंक खरीदी नहीं जा सकती।',
    edition: (year) => `टॉप रेटेड ${year}`,
    first: (size) => `${amongCompanies(size)} नंबर 1`,
    all: (year) => `${year} की सभी लिस्ट`,
    none: 'अभी कोई विजेता नहीं',
    noneText: 'पूरे एक साल के रिव्यू आ जाने पर विजेता यहां दिखेंगे।',
    uncounted: (year) => `रैंकिंग के लिए ${year - 1} के काफ़ी रिव्यू किसी कंपनी के पास नहीं हैं।`,
  },
  edition: {
    title: (year) => `भारत में काम करने की टॉप रेटेड जगहें ${year}`,
    lead: (year) => `${year - 1} में कर्मचारियों के लिखे रिव्यू के आधार पर।`,
    description: (year) =>
      `एम्प्लॉयीज़ चॉइस ${year}: भारत में काम करने के लिए सबसे अच्छी कंपनियां, साइज़ और इंडस्ट्री के हिसाब से, ${year - 1} के रिव्यू के आधार पर।`,
    years: 'एडिशन',
    more: (count) => `सभी ${count}`,
    lists: 'और लिस्ट',
    share: 'इस एडिशन का लिंक कॉपी करें',
  },
  list: {
    title: (list, year) => {
      if (list.kind === 'industry') return `${list.industry} में काम करने की टॉप रेटेड जगहें ${year}`;
      const employers = list.kind === 'size' ? `अच्छी ${companies(list.of.size)}` : 'अच्छे टेक स्टार्टअप';
      return `भारत में काम करने के लिए सबसे ${employers} ${year}`;
    },
    lead: (list, year) => {
      if (list.kind === 'size')
        return `${withPeople(list.of.size)} कंपनियां, जिनकी रैंकिंग ${year - 1} में कर्मचारियों के लिखे रिव्यू से हुई।`;
      if (list.kind === 'startups')
        return `${year - YOUNG_YEARS} या उसके बाद शुरू हुई टेक्नोलॉजी कंपनियां, जिनकी स्टार्टअप के बीच रैंकिंग ${year - 1} में कर्मचारियों के लिखे रिव्यू से हुई।`;
      return `${list.industry} की कंपनियां, जो ${year - 1} में कर्मचारियों के लिखे रिव्यू के हिसाब से अपने साइज़ की टॉप कंपनियों में हैं।`;
    },
    others: (year) => `${year} की और लिस्ट`,
    all: (year) => `${year} की सभी लिस्ट`,
    none: 'इस लिस्ट में कोई कंपनी नहीं है',
    noneSize: (size, min, year) =>
      `${withPeople(size)} किसी कंपनी के पास ${year - 1} के ${min} लाइव रिव्यू नहीं थे। सही रैंकिंग के लिए कम से कम इतने चाहिए।`,
    noneStartups: (min, year) =>
      `किसी टेक स्टार्टअप के पास ${year - 1} के ${min} लाइव रिव्यू नहीं थे। रैंकिंग के लिए कम से कम इतने चाहिए।`,
    noneText: 'इस तरह की कोई कंपनी अपने साइज़ की टॉप दस में नहीं आई।',
    how: 'यह कैसे होता है',
    order:
      'इस लिस्ट में अलग-अलग साइज़ की कंपनियां हैं। इनका क्रम औसत रेटिंग के 95% कॉन्फ़िडेंस इंटरवल के निचले सिरे से तय होता है। हर कंपनी के साथ दिखने वाली रैंक उसके अपने साइज़ की है।',
    startups: (min) =>
      `स्टार्टअप का मुकाबला आपस में होता है, साइज़ चाहे जो हो। जिनके पास कम से कम ${min} लाइव रिव्यू हैं, उनकी रैंकिंग औसत रेटिंग के 95% कॉन्फ़िडेंस इंटरवल के निचले सिरे से होती है।`,
    technology: `यहां ${TECH_INDUSTRIES.join(', ')} को टेक्नोलॉजी माना गया है।`,
    rule: 'पूरे नियम',
  },
  rule: {
    title: 'एम्प्लॉयीज़ चॉइस विजेता कैसे चुने जाते हैं',
    description:
      'एम्प्लॉयीज़ चॉइस अवॉर्ड के लिए कौन सी कंपनियां योग्य हैं, कितने रिव्यू चाहिए और रैंकिंग कैसे होती है। पूरे नियम, कोई भी जांच सकता है।',
    lead: 'पूरे नियम, कोई भी जांच सकता है। न कोई एंट्री फ़ॉर्म है और न कोई फ़ीस।',
    qualifiesTitle: 'कौन योग्य है',
    who: (year) =>
      `${year} एडिशन के लिए हमने ${year - 1} में लिखे गए रिव्यू गिने। हर कंपनी का मुकाबला भारत में अपने साइज़ की दूसरी कंपनियों से हुआ, और उसके पास कम से कम इतने लाइव रिव्यू होने ज़रूरी थे:`,
    needs: (min) => `${min} रिव्यू`,
    had: (ranked, year) => {
      if (ranked === 0) return `${year} के लिए किसी कंपनी के पास इतने नहीं थे`;
      return `${year} के लिए ${ranked} ${ranked === 1 ? 'कंपनी' : 'कंपनियों'} के पास इतने थे`;
    },
    rankTitle: 'रैंकिंग कैसे होती है',
    rank: [
      'उस साल का हर लाइव रिव्यू बराबर गिना जाता है, चाहे जनवरी में लिखा गया हो या दिसंबर में।',
      'हम कुल स्टार रेटिंग का सीधा औसत और उसका 95% कॉन्फ़िडेंस इंटरवल लेते हैं।',
      'रैंकिंग इस इंटरवल के निचले सिरे से होती है। कम रिव्यू हों तो इंटरवल चौड़ा होता है, इसलिए ऊपर आने के लिए कंपनी को काफ़ी बेहतर रेटिंग चाहिए।',
      'हर साइज़ की टॉप दस कंपनियां जीतती हैं। बराबरी होने पर वह कंपनी आगे रहती है जो यहां पहले आई।',
    ],
    listsTitle: 'इंडस्ट्री और स्टार्टअप लिस्ट',
    lists: [
      'इंडस्ट्री लिस्ट में एक इंडस्ट्री के विजेता होते हैं, साइज़ चाहे जो हो। कोई कंपनी तभी दिखती है, जब वह अपने साइज़ में जीती हो।',
      `टेक स्टार्टअप वे कंपनियां हैं जो इनमें से किसी इंडस्ट्री (${TECH_INDUSTRIES.join(', ')}) में हैं और एडिशन से पहले के ${YOUNG_YEARS} सालों में शुरू हुईं। इनका मुकाबला आपस में होता है, साइज़ चाहे जो हो, और कम से कम ${MIN_STARTUP_REVIEWS} लाइव रिव्यू चाहिए।`,
    ],
    finalTitle: 'नतीजे फ़ाइनल हैं',
    final:
      'हर एडिशन की गिनती एक बार होती है, जब उसका साल खत्म हो जाता है। बाद में रिव्यू हटाने से कोई रैंकिंग नहीं बदलती, इसलिए कोई यह पता नहीं लगा सकता कि रिव्यू किसने लिखा। कंपनी पेज क्लेम करने या उसके लिए पैसे देने से कोई फ़र्क नहीं पड़ता।',
  },
};
