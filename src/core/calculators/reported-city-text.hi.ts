export const reportedCity: typeof import('./reported-city-text').reportedCity = (city) =>
  `${city} के लिए 50% की सीमा खबरों से ली गई है; हमने इसे गज़ट में नहीं देखा है। पुष्टि होने तक आपकी कंपनी 40% मान सकती है।`;
