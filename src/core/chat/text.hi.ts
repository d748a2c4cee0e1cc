import type { Failure } from '../shared/failure';
import { formatText } from '../shared/format-text';
import { grouped } from '../shared/numbers';
import { problemMessage } from '../shell/problem-message';
import { MAX_MESSAGE_LENGTH } from './chat';
import { chatProblems } from './problem-text';

export const chatText: typeof import('./text').chatText = {
  title: 'मैसेज',
  description: 'अपनी कंपनी और फ़ील्ड के लोगों से अपने चुने हुए निकनेम से चैट करें।',
  lead: 'यहां सब गुमनाम हैं। समय पूरे घंटे में दिखता है।',
  lists: {
    all: 'चैट',
    jobseeker: 'जॉब खोजने वाले',
    requests: 'रिक्वेस्ट',
    rooms: 'रूम खोजें',
  },
  listLabel: 'चैट के प्रकार',
  groups: 'आपकी चैट',
  unread: (count) => `${count > 999 ? '999+' : count} नए`,
  members: (count) => `${grouped(count)} सदस्य`,
  you: 'आप',
  newRequest: 'आपसे चैट करना चाहते हैं',
  waiting: 'जवाब का इंतज़ार है',
  blocked: 'ब्लॉक किया हुआ',
  pick: { title: 'कोई चैट चुनें', text: 'या अपने फ़ील्ड के लोगों का रूम खोजें।' },
  empty: {
    all: { title: 'अभी कोई चैट नहीं', text: 'चैट शुरू करने के लिए किसी रूम से जुड़ें।' },
    jobseeker: {
      title: 'जॉब खोजने वालों का अभी कोई रूम नहीं',
      text: 'Notice period, ऑफ़र और रेफ़रल पर बात करने के लिए किसी रूम से जुड़ें।',
    },
    requests: {
      title: 'कोई रिक्वेस्ट नहीं',
      text: 'चैट की रिक्वेस्ट यहां दिखेंगी।',
    },
    rooms: { title: 'आप हर रूम से जुड़ चुके हैं', text: 'जुड़ने के लिए कोई और रूम नहीं है।' },
  },
  findRooms: 'रूम खोजें',
  join: 'जुड़ें',
  joinRoom: (room) => `${room} से जुड़ें`,
  listFailed: 'आपकी चैट लोड नहीं हुईं।',
  unlisted: 'चैट',
  readOnly: 'आपकी चैट लोड होने तक आप इस चैट को सिर्फ़ पढ़ सकते हैं।',
  olderFailed: 'पुराने मैसेज लोड नहीं हुए।',
  log: (name) => `${name} के मैसेज`,
  nothing: 'अभी कोई मैसेज नहीं। नमस्ते कहें।',
  nothingBlocked: 'उनके मैसेज आपसे छिपे हैं।',
  back: 'सभी चैट',
  write: 'मैसेज लिखें',
  as: (name) => `${name} के नाम से चैट कर रहे हैं`,
  send: 'भेजें',
  left: (count) => `${grouped(count)} अक्षर बाकी`,
  long: (by) => `${grouped(by)} अक्षर ज़्यादा हैं। सीमा ${grouped(MAX_MESSAGE_LENGTH)} अक्षर है।`,
  sending: 'भेजा जा रहा है',
  notSent: 'नहीं भेजा गया',
  sendAgain: 'फिर भेजें',
  withdraw: 'हटाएं',
  read: 'पढ़ लिया',
  toEnd: 'सबसे नए मैसेज पर जाएं',
  typing: (names) =>
    names.length === 0
      ? ''
      : names.length === 1
        ? `${names[0]} टाइप कर रहे हैं`
        : `${names.length} लोग टाइप कर रहे हैं`,
  offline: 'कनेक्शन नहीं है। आपके ऑनलाइन आते ही हम आपके मैसेज भेज देंगे।',
  tryAgain: 'फिर कोशिश करें',
  underWay: 'थोड़ा रुकें…',
  more: (name) => `${name} के मैसेज के विकल्प`,
  menu: 'चैट के विकल्प',
  chatWith: 'चैट की रिक्वेस्ट भेजें',
  report: 'शिकायत करें',
  block: 'ब्लॉक करें',
  blockedNow: (name) => `अब आपको ${name} के मैसेज नहीं दिखेंगे।`,
  undo: 'वापस लाएं',
  leave: 'छोड़ें',
  unblock: 'अनब्लॉक करें',
  leaveTitle: (name) => `${name} छोड़ना है?`,
  leaveText: 'अब आपको यहां के मैसेज नहीं दिखेंगे। आपके भेजे हुए मैसेज बने रहेंगे।',
  stay: 'यहीं रहें',
  request: {
    title: (name) => `${name} आपसे चैट करना चाहते हैं`,
    text: 'जब तक आप स्वीकार न करें, वे नहीं देख सकते कि आपने इसे पढ़ लिया है।',
    accept: 'स्वीकार करें',
    decline: 'मना करें',
    block: 'ब्लॉक करें',
  },
  over: 'आपने इस चैट को ब्लॉक किया है।',
  reportRead:
    'मॉडरेटर मैसेज, उसका रूम और आपकी वजह देखते हैं, पर यह नहीं कि आप कौन हैं, इसलिए हम आपको जवाब नहीं दे सकते। इस व्यक्ति के मैसेज तुरंत दिखने बंद हों, इसके लिए “ब्लॉक करें” चुनें।',
  reportOfTwo:
    'मॉडरेटर मैसेज और आपकी वजह देखते हैं, पर यह नहीं कि आप दोनों में से कोई भी कौन है। अगर वे इसे हटा दें, तो सामने वाला जान जाएगा कि शिकायत आपने की, क्योंकि इस चैट में कोई और नहीं है।',
  removed: 'मॉडरेटर ने हटाया',
  removedWhy: 'क्यों?',
  signIn: {
    title: 'चैट के लिए लॉग इन करें',
    text: 'अपनी कंपनी और फ़ील्ड के रूम से जुड़ें, ऐसे निकनेम से जिससे कोई आप तक नहीं पहुंच सकता।',
    action: 'लॉग इन करें',
  },
  trouble: (failure: Failure) => {
    if (failure.kind === 'limited')
      return `बहुत ज़्यादा बार कोशिश हो चुकी है। ${formatText.wait(failure.retryAfter ?? 10)} बाद फिर कोशिश करें।`;
    if (failure.kind === 'offline') return 'आप ऑफ़लाइन हैं। ऑनलाइन होने पर फिर कोशिश करें।';
    if (failure.code === 'TIMEOUT') return 'इसमें बहुत समय लग रहा है। फिर कोशिश करें।';
    return problemMessage(failure, chatProblems, 'कुछ गड़बड़ हो गई। फिर कोशिश करें।');
  },
};
