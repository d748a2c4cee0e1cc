/** Beyond so many different queries nothing is gained by remembering one more. */
const MOST = 500;
/** A bulk load's text grows with its rows and never comes again. */
const LONGEST = 20_000;

/** Gives the name under which a connection keeps a query prepared, so that it is planned once; undefined for one-offs. */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST || sql.length > LONGEST) return known;
    const name = `q${names.size}`;
    names.set(sql, name);
    return name;
  };
}
