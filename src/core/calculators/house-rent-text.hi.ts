import { calculatorTitles } from './titles-text';

export const houseRentText: typeof import('./house-rent-text').houseRentText = {
  title: calculatorTitles.hra,
  description: 'आपका कितना HRA (हाउस रेंट अलाउंस) टैक्स-फ़्री है, यह चुने हुए साल के नियमों से महीने-दर-महीने निकालें।',
  lead: 'जानें कि आपका कितना HRA टैक्स-फ़्री है।',
  exempt: 'टैक्स-फ़्री HRA, सालाना',
  taxable: 'टैक्सेबल HRA, सालाना',
  period: (n) => `अवधि ${n}`,
  months: 'महीने',
  basic: 'बेसिक और DA, हर महीने',
  hra: 'मिला हुआ HRA, हर महीने',
  rent: 'दिया हुआ किराया, हर महीने',
  city: 'किराए के घर का शहर',
  add: 'सैलरी या किराया बदला? अवधि जोड़ें',
  useInTakeHome: 'In-hand सैलरी कैलकुलेटर में भरें',
  newRegime: 'नई रिजीम में HRA पर छूट नहीं मिलती। कितना टैक्स-फ़्री होता, यह देखने के लिए पुरानी रिजीम चुनें।',
  rentWithoutHra:
    'आप किराया देते हैं, पर आपको HRA नहीं मिलता, इसलिए यहां कोई छूट नहीं है। शायद आप सेक्शन 80GG में छूट ले सकें; अपनी कंपनी से पूछें।',
  overAYear: 'सारी अवधियां मिलाकर 12 महीने से ज़्यादा हैं।',
  landlordPan: 'आपका किराया साल में ₹1,00,000 से ज़्यादा है, इसलिए कंपनी मकान मालिक का PAN और उनसे आपका रिश्ता पूछेगी।',
  steps: {
    hraReceived: 'मिला हुआ HRA',
    rentLessTenth: 'किराया माइनस बेसिक और DA का 10%',
    salaryShare: 'बेसिक और DA का हिस्सा',
    hraExempt: 'टैक्स-फ़्री',
  },
};
