const LETTER = '[\\u0900-\\u097f]';

const word = (text: string): RegExp => new RegExp(`(?<!${LETTER})(?:${text})(?!${LETTER})`);

interface HindiWord {
  readonly pattern: RegExp;
  readonly write: string;
}

/** Stiff, ambiguous or second words for something that has one word in our Hindi texts (src/GLOSSARY.md). */
export const HINDI_WORDS: readonly HindiWord[] = [
  { pattern: word('उपनाम|उपनामों'), write: 'निकनेम (उपनाम is also a surname)' },
  { pattern: word('कुंजी|कुंजियां|कुंजियों'), write: 'key' },
  { pattern: /(?<=[\u0900-\u097f] )regime/, write: 'रिजीम' },
  { pattern: word('आय'), write: 'इनकम' },
  { pattern: word('वित्तीय वर्ष'), write: 'फ़ाइनेंशियल ईयर' },
  { pattern: word('भत्ता|भत्ते'), write: 'अलाउंस' },
  { pattern: word('बेनिफ़िट|बेनिफिट्स|बेनिफ़िट्स'), write: 'सुविधाएं' },
  { pattern: word('समूह|समूहों'), write: 'ग्रुप' },
  { pattern: word('अनुरोध'), write: 'रिक्वेस्ट' },
  { pattern: word('सूची'), write: 'लिस्ट' },
  { pattern: word('सामग्री'), write: 'कंटेंट' },
  { pattern: word('सत्यापित'), write: 'वेरिफ़ाइड' },
  { pattern: word('आवेदन'), write: 'एप्लीकेशन' },
  { pattern: word('वैकल्पिक'), write: 'ज़रूरी नहीं' },
  { pattern: word('रोल'), write: 'पद' },
  { pattern: word('लिखावट'), write: 'टेक्स्ट (लिखावट is handwriting)' },
  { pattern: word('ऑफिस|फोटो'), write: 'ऑफ़िस, फ़ोटो' },
  { pattern: word('कौन-सा|कौन-सी|कौन-से'), write: 'कौन सा' },
  { pattern: word('फिर से कोशिश'), write: 'फिर कोशिश' },
  { pattern: word('तू|तुम|तेरा|तेरी|तेरे|तुम्हारा|तुम्हारी|तुम्हारे|तुम्हें'), write: 'आप' },
  { pattern: /[कखग]\u093c|[\u0958-\u095a]/, write: 'क, ख, ग without a dot; only ज़, फ़, ड़ and ढ़ have one' },
  { pattern: /[०-९]/, write: 'digits 0 to 9' },
];
