interface DatabaseFailure {
  readonly code?: string;
  readonly severity?: string;
  readonly table?: string;
  readonly constraint?: string;
}
type LoggedError = { readonly [key: string]: unknown; type: string; message: string; stack: string };

/** Only the kind of a database error: its message and detail repeat the row's values. */
export function describeError(error: Error): LoggedError {
  const { name, code, severity, table, constraint } = error as Error & DatabaseFailure;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: name,
    message: severity === undefined ? error.message : 'the database returned an error',
    stack: frames.slice(0, 12).join('\n'),
    code,
    table,
    constraint,
  };
}

/** The same in one line. */
export function errorText(error: Error): string {
  const { severity, code } = error as DatabaseFailure & Error;
  return describeError(error).message + (severity === undefined ? '' : ` (${code})`);
}

/** The same with the place in the program. */
export function errorReport(error: Error): string {
  const { type, stack } = describeError(error);
  return `${type}: ${errorText(error)}\n${stack}`;
}
