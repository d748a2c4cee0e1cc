import { REPHRASE_LIMITS, type RephraseLimits } from '../../../core/composer/rephrase';

/** An OpenAI-compatible chat endpoint. */
export interface RephraseModel {
  /** The base URL, such as https://api.openai.com/v1. */
  readonly url: string;
  readonly model: string;
  /** Models on the same machine often need no key. */
  readonly key: string | undefined;
}

export interface RephraseConfig {
  /** Without a model the local rules tidy the text. */
  readonly model: RephraseModel | undefined;
  readonly limits: RephraseLimits;
}

type Env = Readonly<Record<string, string | undefined>>;
type ReportMistake = (mistake: string) => undefined;

export const rephraseOf = (env: Env, report: ReportMistake): RephraseConfig => ({
  model: modelOf(env, report),
  limits: {
    perDay: limitOf(env, 'REPHRASE_PER_DAY', report) ?? REPHRASE_LIMITS.perDay,
    perPost: limitOf(env, 'REPHRASE_PER_POST', report) ?? REPHRASE_LIMITS.perPost,
  },
});

function modelOf(env: Env, report: ReportMistake): RephraseModel | undefined {
  const [url, model, key] = ['REPHRASE_URL', 'REPHRASE_MODEL', 'REPHRASE_KEY'].map(
    (name) => env[name]?.trim() || undefined,
  );
  if (!url && !model && !key) return undefined;
  if (!url || !model) return report('Rephrasing with a model requires both REPHRASE_URL and REPHRASE_MODEL.');
  if (!URL.canParse(url) || !['https:', 'http:'].includes(new URL(url).protocol))
    return report('REPHRASE_URL must be a URL that starts with https: or http:.');
  return { url, model, key };
}

function limitOf(env: Env, name: string, report: ReportMistake): number | undefined {
  const value = env[name]?.trim();
  if (!value) return undefined;
  return /^[1-9]\d{0,3}$/.test(value)
    ? Number(value)
    : report(`${name} must be a whole number between 1 and 9999, not "${value}".`);
}
