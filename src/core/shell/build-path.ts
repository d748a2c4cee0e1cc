export const PARAM = /\{(\w+)(?:=([^}]*))?(\*)?\}/g;

/** Fills a template in; an optional part is left out unless all its params have values. */
export function buildPath(template: string, params: Readonly<Record<string, string | undefined>>): string {
  const fill = (part: string) =>
    part.replace(PARAM, (_, name: string, _choices, rest) =>
      rest ? (params[name] ?? '') : encodeURIComponent(params[name] ?? ''),
    );
  return fill(
    template.replace(/\[([^\]]*)\]/g, (_, optional: string) => (hasValues(optional, params) ? optional : '')),
  );
}

const hasValues = (part: string, params: Readonly<Record<string, string | undefined>>): boolean =>
  [...part.matchAll(PARAM)].every((match) => params[match[1] ?? ''] !== undefined);
