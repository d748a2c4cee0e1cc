/** Best guess at a display name when only the slug is known. */
export function nameOfSlug(slug: string): string {
  const text = slug.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
