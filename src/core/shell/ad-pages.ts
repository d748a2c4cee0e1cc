/** The names of the pages ads are on: none. */
export const AD_PAGES: readonly string[] = [];

/** Whether ads are on at a page, by the name it is told under. */
export const adsOn = (pageName: string, pages: readonly string[]): boolean => pages.includes(pageName);
