export const calculatorTitles: typeof import('./titles-text').calculatorTitles = {
  'take-home': 'In-hand सैलरी कैलकुलेटर',
  gratuity: 'ग्रेच्युटी कैलकुलेटर',
  hra: 'HRA कैलकुलेटर',
  'salary-hike': 'सैलरी हाइक कैलकुलेटर',
  'offer-letter': 'ऑफ़र लेटर जांच',
  'pay-changes': 'सैलरी में बदलाव के कैलकुलेटर',
  'paid-fairly': 'क्या आपकी सैलरी सही है?',
};
