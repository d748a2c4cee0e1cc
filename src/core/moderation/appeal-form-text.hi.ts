export const appealFormText: typeof import('./appeal-form-text').appealFormText = {
  label: 'यह क्यों दिखना चाहिए?',
  once: 'आप एक बार अपील कर सकते हैं। मॉडरेटर आपकी वजहों के साथ इसे फिर से देखेंगे।',
  send: 'अपील भेजें',
  required: 'इसे भरना ज़रूरी है।',
  failed: 'कुछ गड़बड़ हो गई। फिर कोशिश करें।',
  sent: 'आपकी अपील भेज दी गई',
  whereOutcome: 'नतीजा आपके लिखे के साथ दिखेगा।',
  notSent: 'आपकी अपील नहीं भेजी गई',
};
