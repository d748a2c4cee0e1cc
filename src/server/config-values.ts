export type Env = Readonly<Record<string, string | undefined>>;
export type ReportMistake = (mistake: string) => undefined;

export function textOf(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function wholeNumber(env: Env, name: string, report: ReportMistake): number | undefined {
  const value = textOf(env, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,9}$/.test(value)) return report(`${name} must be a whole number, not "${value}".`);
  return Number(value);
}

export function urlOf(
  env: Env,
  name: string,
  protocols: readonly string[],
  report: ReportMistake,
): string | undefined {
  const value = textOf(env, name);
  if (value === undefined) return undefined;
  // Leaves the value out of the message: it may contain a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    return report(`${name} must be a URL that starts with ${protocols[0]}//.`);
  return value;
}

export function isOn(env: Env, name: string, usual: boolean, report: ReportMistake): boolean {
  const value = textOf(env, name) ?? (usual ? 'on' : 'off');
  if (value !== 'on' && value !== 'off') report(`${name} must be on or off, not "${value}".`);
  return value === 'on';
}
