import { closedTable } from '../shared/closed-table';

const at = (company: string): string => (company === '' ? '' : `${company} में `);

export const promptText: typeof import('./contribution-prompts-text').promptText = {
  label: 'जो आप जानते हैं, शेयर करें',
  close: 'अभी नहीं',
  saved: 'आपने जो लिखा था, सब यहीं है।',
  asks: closedTable({
    review: {
      title: (company: string) =>
        company === '' ? 'आप जहां काम करते हैं, वह जगह कैसी है?' : `${company} कैसी कंपनी है?`,
      text: '3 मिनट लगते हैं। आपका नाम कभी नहीं दिखता।',
      action: 'रिव्यू लिखें',
    },
    interview: {
      title: (company: string) => `${at(company)}आपका इंटरव्यू कैसा रहा?`,
      text: 'अगले कैंडिडेट को बताएं कि किसकी तैयारी करनी है।',
      action: 'अपना इंटरव्यू शेयर करें',
    },
    photo: {
      title: (company: string) =>
        company === '' ? 'आपका ऑफ़िस कैसा दिखता है?' : `${company} का ऑफ़िस कैसा दिखता है?`,
      text: 'एक फ़ोटो, सुविधाओं की पूरी लिस्ट से ज़्यादा बता देती है।',
      action: 'फ़ोटो जोड़ें',
    },
    salary: {
      title: () => 'क्या आपने अपनी सैलरी जोड़ी है?',
      text: 'यह आपके नाम से अलग रखी जाती है और सिर्फ़ ग्रुप में दिखाई जाती है।',
      action: 'अपनी सैलरी जोड़ें',
    },
    compare: {
      title: () => 'दो कंपनियों में से एक चुननी है?',
      text: 'रेटिंग, सैलरी और सुविधाएं साथ-साथ देखें।',
      action: 'कंपनियों की तुलना करें',
    },
    slider: {
      title: () => 'क्या आपकी सैलरी सही है?',
      text: 'देखें कि आपके पद वाले लोगों के मुकाबले आपकी सैलरी कैसी है।',
      action: 'अपनी सैलरी जांचें',
    },
  }),
  thanks: closedTable({
    review: 'आपके रिव्यू के लिए धन्यवाद।',
    interview: 'इंटरव्यू शेयर करने के लिए धन्यवाद।',
    photo: 'आपकी फ़ोटो के लिए धन्यवाद।',
    salary: 'सैलरी शेयर करने के लिए धन्यवाद।',
    compare: 'आपने कंपनियों की तुलना कर ली। अब अपनी कंपनी को रेट करें।',
    slider: 'अब आप जानते हैं कि आपकी सैलरी कहां ठहरती है।',
  }),
  started: {
    review: (company) =>
      company === '' ? 'आपका रिव्यू अभी सबमिट नहीं हुआ है' : `${company} पर आपका रिव्यू अभी सबमिट नहीं हुआ है`,
    interview: (company) => `${at(company)}आपका इंटरव्यू अभी सबमिट नहीं हुआ है`,
    photo: (company) =>
      company === '' ? 'आपकी फ़ोटो अभी सबमिट नहीं हुई हैं' : `${company} की आपकी फ़ोटो अभी सबमिट नहीं हुई हैं`,
    salary: (company) => `${at(company)}आपकी सैलरी अभी सबमिट नहीं हुई है`,
  },
};
