import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';

const several =
  (item: string, many: (count: string) => string): ((figure: number) => string) =>
  (count) =>
    count === 1 ? item : many(grouped(count));

export const outsideText: typeof import('./outside-text').outsideText = {
  titles: closedTable({
    reply: several('आपको एक नया जवाब मिला', (count) => `आपको ${count} नए जवाब मिले`),
    answer: several('आपके सवाल का एक नया जवाब आया', (count) => `आपके सवाल के ${count} नए जवाब आए`),
    'vote-milestone': (count) => `${grouped(count)} लोगों ने आपकी पोस्ट या कमेंट को अपवोट किया`,
    mention: several('किसी ने आपका ज़िक्र किया', (count) => `आपका ज़िक्र ${count} बार हुआ`),
    'poll-result': () => 'आपका पोल खत्म हो गया। नतीजे देखें।',
    'review-status': () => 'मॉडरेटर ने आपकी पोस्ट या कमेंट को देख लिया है',
    'job-alert': () => 'आपका मांगा हुआ अपडेट आया है',
    chat: several('आपको एक नया मैसेज मिला', (count) => `आपको ${count} नए मैसेज मिले`),
    awards: () => 'अवॉर्ड की खबर',
    system: () => `${BRAND} का अपडेट`,
  }),
  body: 'किस बारे में है, यह देखने के लिए खोलें।',
  digest: several('आपकी 1 नई सूचना है', (count) => `आपकी ${count} नई सूचनाएं हैं`),
  digestBody: 'पढ़ने के लिए अपनी सूचनाएं खोलें।',
  judgedMessage: closedTable({
    HIDE: 'मॉडरेटर ने आपका मैसेज हटा दिया',
    KEEP: 'आपका मैसेज फिर से दिख रहा है',
  }),
  theft: {
    title: 'हमने आपको एक डिवाइस पर लॉग आउट किया है',
    body: 'हो सकता है किसी ने आपका लॉग इन कॉपी किया हो। देखें कि आप कहां-कहां लॉग इन हैं, और जिसे न पहचानें उसे लॉग आउट करें।',
  },
  calls: closedTable({
    reply: 'पढ़ें',
    answer: 'पढ़ें',
    'vote-milestone': 'देखें',
    mention: 'पढ़ें',
    'poll-result': 'नतीजे देखें',
    'review-status': 'पढ़ें',
    'job-alert': 'देखें',
    chat: 'पढ़ें',
    awards: 'देखें',
    system: 'पढ़ें',
  }),
};
