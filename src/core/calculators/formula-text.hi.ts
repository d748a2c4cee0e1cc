export const formulaText: typeof import('./formula-text').formulaText = {
  asEntered: 'जैसा आपने भरा',
  lower: (first, second) => `${first} और ${second} में से जो कम हो`,
  lowest: (...amounts) => `${amounts.slice(0, -1).join(', ')} और ${amounts.at(-1)} में से जो सबसे कम हो`,
  perMonth: 'हर महीने',
  roundedToTen: 'सबसे नज़दीकी ₹10 तक राउंड किया गया',
  incomeLimit: (amount) => `इनकम की लिमिट ${amount}`,
  none: 'कुछ नहीं',
  on: (amount) => `${amount} पर`,
  surchargeRelief: 'अतिरिक्त टैक्स, सीमा से ऊपर की इनकम जितना ही',
  takeHome: (ctc) => `${ctc} CTC पर in-hand सैलरी`,
};
