export const frameText: typeof import('./frame-text').frameText = {
  dated: (day) => `आखिरी अपडेट: ${day}`,
  contents: 'इस पेज पर',
  others: 'और नीतियां',
  names: {
    terms: 'शर्तें और नीतियां',
    'terms-of-use': 'इस्तेमाल की शर्तें',
    privacy: 'प्राइवेसी',
    guidelines: 'कम्युनिटी गाइडलाइन',
    grievances: 'शिकायत निवारण',
    summons: 'समन और नोटिस',
    faq: 'आम सवाल',
    about: 'हमारे बारे में',
    team: 'हमारी टीम',
    blog: 'ब्लॉग',
    credits: 'क्रेडिट',
  },
};
