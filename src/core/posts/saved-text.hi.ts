export const savedText: typeof import('./saved-text').savedText = {
  title: 'सेव की हुई',
  lead: 'सिर्फ़ इस डिवाइस पर सेव है। हम भी इसे नहीं देख सकते।',
  save: 'सेव करें',
  unsave: 'सेव से हटाएं',
  remove: (title) => `“${title}” हटाएं`,
  saved: 'इस डिवाइस पर सेव हो गई।',
  removed: 'सेव से हटा दी गई।',
  notSaved: 'यह इस डिवाइस पर सेव नहीं हो पाया।',
  empty: { title: 'अभी कुछ सेव नहीं है', text: 'किसी पोस्ट या जॉब पर “सेव करें” चुनें, वह यहां मिलेगी।' },
};
