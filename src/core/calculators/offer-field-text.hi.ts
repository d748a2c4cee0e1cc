export const offerFieldText: typeof import('./offer-field-text').offerFieldText = {
  addOffer: 'एक और ऑफ़र जोड़ें',
  askWhich: 'पूछें कि कौन सा ऑफ़र लें',
  offer: (n) => `ऑफ़र ${n}`,
  fixed: 'फ़िक्स्ड, सालाना',
  variablePay: 'बोनस, सालाना',
  stock: 'मिला हुआ स्टॉक',
  vesting: 'कितने साल में वेस्ट होगा',
  worth: 'साल की कुल वैल्यू',
  vestings: { '3': '3 साल', '4': '4 साल', '5': '5 साल', notAware: 'पता नहीं' },
};
