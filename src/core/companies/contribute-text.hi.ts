export const contributeText: typeof import('./contribute-text').contributeText = {
  title: (name) => `क्या आपने ${name} में काम किया है?`,
  text: 'अगले व्यक्ति को फ़ैसला करने में मदद करें। आपका नाम कभी नहीं दिखता।',
  interview: 'अपना इंटरव्यू शेयर करें',
  benefits: 'अपनी सुविधाएं जोड़ें',
};
