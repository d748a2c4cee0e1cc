/** What the drawing of logos takes; the end of the address, with its number, tells two colleges apart. */
const LONGEST_LOGO = 80;

export const collegeLogoUrl = (urlName: string): string =>
  `/alpha/colleges/photos/logos/${urlName.slice(-LONGEST_LOGO)}.jpg`;
