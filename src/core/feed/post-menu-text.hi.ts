import { closedTable } from '../shared/closed-table';

export const postMenuText: typeof import('./post-menu-text').postMenuText = {
  copyLink: 'लिंक कॉपी करें',
  why: 'मुझे यह क्यों दिख रही है?',
  whyTitle: 'आपको यह पोस्ट क्यों दिख रही है',
  whyClose: 'समझ गए',
  reason: closedTable({
    POPULAR: 'बहुत लोगों ने इसे वोट दिया है या इस पर चर्चा कर रहे हैं।',
    FOLLOWED: 'आप इस कम्युनिटी को फ़ॉलो करते हैं।',
    NEW: 'यह सबसे नई पोस्ट में से एक है।',
    UNANSWERED: 'यह ऐसा सवाल है जिसका अभी तक किसी ने जवाब नहीं दिया।',
    ASKED: 'यह ऐसा सवाल है जिसे और जवाब चाहिए।',
  }),
};
