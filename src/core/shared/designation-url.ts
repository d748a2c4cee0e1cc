/** A job profile's URL name: 'QA engineer (SDET)' becomes qa-engineer-sdet. */
export const designationUrl = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
