export interface Finding {
  readonly subject: string;
  readonly state: 'ok' | 'warning' | 'wrong';
  readonly text: string;
  readonly fix?: string;
}

export const ok = (subject: string, text: string): Finding => ({ subject, state: 'ok', text });
export const warning = (subject: string, text: string, fix: string): Finding => ({
  subject,
  state: 'warning',
  text,
  fix,
});
export const wrong = (subject: string, text: string, fix: string): Finding => ({
  subject,
  state: 'wrong',
  text,
  fix,
});

const SUBJECT_WIDTH = 13;
const STATE_WIDTH = 8;

export const lineOf = ({ subject, state, text, fix }: Finding): string =>
  `${state.padEnd(STATE_WIDTH)} ${subject.padEnd(SUBJECT_WIDTH)} ${text}${fix === undefined ? '' : ` → ${fix}`}`;

/** The findings of a check; if the check itself fails, that is a finding. */
export async function findingsOf(
  subject: string,
  fix: string,
  check: () => Promise<readonly Finding[]> | readonly Finding[],
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [wrong(subject, (error as Error).message || String((error as { code?: string }).code), fix)];
  }
}
