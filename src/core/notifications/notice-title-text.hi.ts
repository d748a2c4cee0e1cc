import { BRAND } from '../shared/brand';
import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { NoticeAbout } from './notification';

type Title = (about: NoticeAbout) => string;

const quoted = (name: string | undefined): string => (name === undefined ? '' : ` “${name}”`);

const NOUNS = { POST: 'आपकी पोस्ट', QUESTION: 'आपके सवाल', POLL: 'आपके पोल', MESSAGE: 'आपके मैसेज' } as const;
const placed = (name: string | undefined): string => (name === undefined ? '' : `“${name}” में `);

/** In the oblique case, before “पर”, “का” or “को”. */
const yours = ({ item = 'POST', name }: NoticeAbout): string =>
  item === 'COMMENT' ? `${placed(name)}आपके कमेंट` : `${NOUNS[item]}${quoted(name)}`;

const reviewed: Title = (about) => {
  switch (about.outcome) {
    case 'HELD':
      return `मॉडरेटर के देखने तक ${yours(about)} को छिपाया गया है`;
    case 'REMOVED':
      return `मॉडरेटर ने ${yours(about)} को हटा दिया`;
    case 'SHOWN':
      return about.item === 'MESSAGE'
        ? 'आपका मैसेज फिर से दिख रहा है'
        : `मॉडरेटर ने ${yours(about)} को देख लिया है। सब पहले की तरह दिखेगा।`;
    default:
      return `मॉडरेटर ने ${yours(about)} को देख लिया है`;
  }
};

export const NOTICE_TITLES: typeof import('./notice-title-text').NOTICE_TITLES = closedTable({
  reply: (about) =>
    about.item === 'COMMENT'
      ? about.count === 1
        ? `${yours(about)} पर एक नया जवाब आया`
        : `${yours(about)} पर ${grouped(about.count)} नए जवाब आए`
      : about.count === 1
        ? `${yours(about)} पर एक नया कमेंट आया`
        : `${yours(about)} पर ${grouped(about.count)} नए कमेंट आए`,
  answer: (about) =>
    about.count === 1
      ? `${yours(about)} का एक नया जवाब आया`
      : `${yours(about)} के ${grouped(about.count)} नए जवाब आए`,
  'vote-milestone': (about) => `${grouped(about.count)} लोगों ने ${yours(about)} को अपवोट किया`,
  mention: ({ count, name }) =>
    count === 1
      ? `किसी ने ${placed(name)}आपका ज़िक्र किया`
      : `${placed(name)}आपका ज़िक्र ${grouped(count)} बार हुआ`,
  'poll-result': ({ name }) => `आपका पोल${quoted(name)} खत्म हो गया। नतीजे देखें।`,
  'review-status': reviewed,
  'job-alert': ({ count }) =>
    count === 1 ? 'एक नई जॉब आपके अलर्ट से मिलती है' : `${grouped(count)} नई जॉब आपके अलर्ट से मिलती हैं`,
  chat: ({ count }) => (count === 1 ? 'आपको एक नया मैसेज मिला' : `आपको ${grouped(count)} नए मैसेज मिले`),
  awards: () => 'अवॉर्ड की खबर',
  system: () => `${BRAND} का अपडेट`,
});
