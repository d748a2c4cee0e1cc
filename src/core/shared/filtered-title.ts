const COUNTRY = / in India$/;

/** The title of a filtered list: names the filters instead of the country. */
export const filteredTitle = (title: string, names: readonly string[]): string =>
  names.length === 0 ? title : `${title.replace(COUNTRY, '')}: ${names.join(', ')}`;

/** A description that differs from that of the whole list. */
export const filteredDescription = (description: string, names: readonly string[]): string =>
  names.length === 0 ? description : `${names.join(', ')}. ${description}`;
