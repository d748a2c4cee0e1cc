import { BRAND } from '../shared/brand';

export const ticketReplyEmail: typeof import('./ticket-reply-text').ticketReplyEmail = ({
  ticket,
  state,
  answer,
}) => ({
  subject: `${BRAND}: आपकी शिकायत ${ticket}`,
  text: [
    state === 'RESOLVED'
      ? `आपकी शिकायत ${ticket} का निपटारा हो गया है।`
      : `आपकी शिकायत ${ticket} खारिज कर दी गई है। आपने जो मांगा था, वह हमने नहीं किया।`,
    '',
    answer,
    '',
    'इस ईमेल के 30 दिन बाद हम आपका ईमेल पता हटा देंगे। अगर आप सहमत नहीं हैं, तो यह नंबर बताकर दूसरी शिकायत दर्ज करें।',
  ].join('\n'),
});
