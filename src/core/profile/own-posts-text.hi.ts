import { grouped } from '../shared/numbers';

export const ownPostText: typeof import('./own-posts-text').ownPostText = {
  title: 'आपकी पोस्ट',
  lead: 'आपके दोनों निकनेम की पोस्ट, सबसे नई पहले। यह लिस्ट सिर्फ़ आप देख सकते हैं।',
  figures: ({ posts, onHold, hidden }) =>
    [
      `${grouped(posts)} सार्वजनिक पोस्ट`,
      ...(onHold > 0 ? [`${onHold} की जांच हो रही है`] : []),
      ...(hidden > 0 ? [`${hidden} पब्लिश नहीं हुईं`] : []),
    ].join(', '),
  empty: { title: 'अभी कोई पोस्ट नहीं', text: 'आपकी पोस्ट यहां दिखेंगी, सार्वजनिक हों या नहीं।' },
  visitor: {
    title: 'अपनी पोस्ट देखने के लिए लॉग इन करें',
    text: 'उन्हें एक जगह पर सिर्फ़ आप देख सकते हैं।',
  },
  write: 'पोस्ट लिखें',
  posts: 'आपकी पोस्ट',
  more: 'और दिखाएं',
  untraceable: 'बिना सुराग वाली पोस्ट',
  log: 'मॉडरेशन लॉग',
};
