export const groupText: typeof import('./group-text').groupText = {
  self: 'यही कंपनी',
  parent: 'पैरेंट कंपनी',
  subsidiary: 'सब्सिडियरी',
  sibling: 'सिस्टर कंपनी',
  noneText: (name) =>
    `हमें ${name} की किसी पैरेंट कंपनी, सब्सिडियरी या सिस्टर कंपनी की जानकारी नहीं है। क्या कोई छूट गई है?`,
  suggest: 'हमें बताएं',
};
