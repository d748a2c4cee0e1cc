import { closedTable } from '../shared/closed-table';

export const badgeText: typeof import('./badge-text').badgeText = {
  label: 'बैज',
  title: 'इन बैज का मतलब',
  names: closedTable({
    MOST_FOLLOWED: 'सबसे ज़्यादा फ़ॉलो',
    RESPONDS_TO_REVIEWS: 'रिव्यू का जवाब देती है',
    OPEN_TO_FEEDBACK: 'फ़ीडबैक सुनती है',
    HIGHLY_ACTIVE: 'बहुत ऐक्टिव',
    PROMOTES_TRANSPARENCY: 'पारदर्शी',
    MOST_SEARCHED: 'सबसे ज़्यादा खोजी गई',
    MOST_VISITED: 'सबसे ज़्यादा देखी गई',
    FOLLOWERS_1K: '1k+ फ़ॉलोअर',
    FOLLOWERS_5K: '5k+ फ़ॉलोअर',
    FOLLOWERS_10K: '10k+ फ़ॉलोअर',
    FOLLOWERS_50K: '50k+ फ़ॉलोअर',
    FOLLOWERS_100K: '1L+ फ़ॉलोअर',
  }),
  rules: closedTable({
    MOST_FOLLOWED: 'सबसे ज़्यादा फ़ॉलो की जाने वाली 1% कंपनियों में।',
    RESPONDS_TO_REVIEWS: 'पिछले 12 महीनों में कम से कम 20% रिव्यू का जवाब दिया।',
    HIGHLY_ACTIVE: 'पिछले 90 दिनों में कम से कम चार अपडेट पोस्ट किए।',
    PROMOTES_TRANSPARENCY: 'कम से कम आधी जॉब्स में पूरी सैलरी रेंज दिखती है।',
    MOST_SEARCHED: 'सबसे ज़्यादा खोजी जाने वाली 1% कंपनियों में।',
    MOST_VISITED: 'सबसे ज़्यादा देखी जाने वाली 1% कंपनियों में।',
    OPEN_TO_FEEDBACK: 'पिछले 90 दिनों में तीन या उससे कम स्टार वाले किसी रिव्यू का जवाब दिया।',
    FOLLOWERS_1K: '1,000 या ज़्यादा फ़ॉलोअर हैं।',
    FOLLOWERS_5K: '5,000 या ज़्यादा फ़ॉलोअर हैं।',
    FOLLOWERS_10K: '10,000 या ज़्यादा फ़ॉलोअर हैं।',
    FOLLOWERS_50K: '50,000 या ज़्यादा फ़ॉलोअर हैं।',
    FOLLOWERS_100K: '1,00,000 या ज़्यादा फ़ॉलोअर हैं।',
  }),
};
