/** Length limit of the logo renderer; the end of the URL name, with its number, is unique per college. */
const MAX_LOGO_LENGTH = 80;

export const collegeLogoUrl = (urlName: string): string =>
  `/alpha/colleges/photos/logos/${urlName.slice(-MAX_LOGO_LENGTH)}.jpg`;
