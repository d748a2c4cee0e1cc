import { grouped } from '../shared/numbers';
import { BURST_RULE } from './burst';

const { windowDays, minReviews, factor } = BURST_RULE;

export const burstText: typeof import('./burst-text').burstText = {
  title: 'एक साथ बहुत ज़्यादा रिव्यू',
  days: (from, to) => (from === to ? `${from} को` : `${from} और ${to} के बीच`),
  text: (reviews, days) =>
    `${days} ${grouped(reviews)} रिव्यू लिखे गए, जो इस कंपनी के लिए आम से बहुत ज़्यादा हैं। हो सकता है वे सच्चे हों, जैसे कंपनी के बारे में किसी खबर के बाद, या किसी ने मिलकर लिखवाए हों।`,
  withAll: 'सभी रिव्यू',
  without: 'इन दिनों के बिना',
  rule: 'यह कब दिखता है',
  ruleText: `जब ${windowDays} दिनों में कम से कम ${minReviews} रिव्यू आएं और यहां के आम हफ़्ते से कम से कम ${factor} गुना हों। आम हफ़्ता पिछले आठ हफ़्तों या पिछले साल से निकलता है, जिसमें ज़्यादा रिव्यू हों। कम रिव्यू वाली कंपनियों में बढ़त इससे भी बड़ी होनी चाहिए। छह हफ़्तों से लंबी बढ़त पर यह नहीं दिखता। इन दिनों के बिना रेटिंग तभी दिखती है जब कम से कम ${minReviews} दूसरे रिव्यू बचें। यह कोई व्यक्ति तय नहीं करता, और हर रिव्यू बना रहता है।`,
};
