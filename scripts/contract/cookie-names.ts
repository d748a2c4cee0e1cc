/** Over https the prefix prevents a neighbouring host from setting a cookie that scripts can't read. */
export const hiddenCookieName = (origin: string, name: string): string =>
  origin.startsWith('https:') ? `__Host-${name}` : name;

/** One cookie's value in a cookie header. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
