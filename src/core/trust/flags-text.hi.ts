import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';

export const flagsText: typeof import('./flags-text').flagsText = {
  title: 'रिव्यू, जिन्हें कंपनी ने हटाने को कहा',
  text: 'कंपनी हर रिव्यू के लिए एक बार कह सकती है। मॉडरेटर उन्हीं नियमों से फ़ैसला करता है जो सब पर लागू हैं।',
  all: 'कंपनियों ने क्या हटाने को कहा',
  stars: 'स्टार',
  raised: 'कहा',
  upheld: 'हटाया',
  refused: 'रखा',
  waits: 'फ़ैसलों में कितना समय लगा',
  wait: 'इतने समय में',
  count: 'फ़ैसले',
  within: closedTable({
    DAY: 'एक दिन',
    WEEK: 'एक हफ़्ता',
    MONTH: 'एक महीना',
    LONGER: 'एक महीने से ज़्यादा',
  }),
  took: (within, count) => `${within}: ${grouped(count)}`,
  open: 'बाकी पर अभी फ़ैसला नहीं हुआ, या लिखने वाले ने रिव्यू पहले ही हटा दिया।',
  check: 'सार्वजनिक लॉग से गिना हुआ',
};
