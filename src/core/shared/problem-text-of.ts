/** The texts of an area by problem code; `{name}` is replaced by a parameter. */
export type Problems = Readonly<Record<string, string>>;

/** Numbers only, so that a response cannot put foreign text into our sentences. */
export type ProblemParams = Readonly<Record<string, number>>;

const PLACE = /\{(\w+)\}/g;

/** Our text for a code; undefined for an unknown code or if a parameter is missing. */
export function problemTextOf(
  problems: Problems,
  code: string | undefined,
  params?: Readonly<Record<string, unknown>>,
): string | undefined {
  const text = code !== undefined && Object.hasOwn(problems, code) ? problems[code] : undefined;
  const names = [...(text?.matchAll(PLACE) ?? [])].map(([, name = '']) => name);
  if (!names.every((name) => typeof params?.[name] === 'number')) return undefined;
  return text?.replace(PLACE, (_, name: string) => String(params?.[name]));
}
