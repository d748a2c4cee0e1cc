export const AD_PAGES: readonly string[] = [];

export const adsOn = (pageName: string, pages: readonly string[]): boolean => pages.includes(pageName);
