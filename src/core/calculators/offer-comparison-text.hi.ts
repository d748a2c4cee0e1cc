export const offerComparisonText: typeof import('./offer-comparison-text').offerComparisonText = {
  title: 'कौन सा ऑफ़र बेहतर है?',
  close: 'लगभग बराबर: ऑफ़र में साल का फ़र्क 2% से कम है।',
  wins: (name, amount) => `${name} बेहतर है: साल में ${amount} ज़्यादा।`,
  moreInHand: (amount) => `हर महीने in-hand भी ${amount} ज़्यादा मिलता है।`,
  lessInHand: (amount) => `पर हर महीने in-hand ${amount} कम मिलता है।`,
  throughStock: 'फ़र्क स्टॉक का है, जिसकी कीमत बदल सकती है।',
  best: 'सबसे अच्छी वैल्यू',
  aYear: (amount) => `साल में ${amount}`,
  inHand: (amount) => `महीने का in-hand ${amount}`,
  less: (amount) => `महीने में ${amount} कम`,
  vesting: (amount, years) =>
    years === undefined ? `स्टॉक: साल में ${amount}` : `स्टॉक: ${years} साल तक हर साल ${amount}`,
  breakdown: (fixed, bonus, stock) => `साल में फ़िक्स्ड ${fixed}, बोनस ${bonus}, स्टॉक ${stock}`,
  legend: { fixed: 'फ़िक्स्ड', bonus: 'बोनस', stock: 'हर साल का स्टॉक' },
  estimate: 'In-hand सैलरी एक अनुमान है।',
  share: 'तुलना शेयर करें',
  shareNote: 'लिंक में सभी ऑफ़र की रकमें होती हैं।',
};
