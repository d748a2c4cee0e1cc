/** A job profile's name as it stands in addresses: 'QA engineer (SDET)' is qa-engineer-sdet. */
export const designationUrl = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
