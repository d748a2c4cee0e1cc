import { BRAND } from '../shared/brand';

export const nativeText: typeof import('./native-app-text').nativeText = {
  rating: {
    title: `आपको ${BRAND} कैसा लगा?`,
    text: 'ऐप पसंद आया? आपकी रेटिंग से दूसरों को यह आसानी से मिलेगा। स्टोर के रिव्यू में आपका नाम दिखता है, इसलिए वहां ऐसा कुछ न लिखें जो आपने यहां गुमनाम रहकर लिखा है।',
    rate: 'ऐप को रेट करें',
    later: 'अभी नहीं',
  },
};
