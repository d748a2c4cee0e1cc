export const reportedCity = (city: string): string =>
  `The 50% limit for ${city} is only known from the news; we haven’t seen it in the gazette. Until it is confirmed, your employer may use 40%.`;
