/** More prepared queries than this bring no gain. */
const MOST = 500;
/** A bulk load's text grows with its rows and never recurs. */
const MAX_LENGTH = 20_000;

/** Names a query so that a connection prepares and plans it once; undefined for one-off queries. */
export function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MOST || sql.length > MAX_LENGTH) return known;
    const name = `q${names.size}`;
    names.set(sql, name);
    return name;
  };
}
