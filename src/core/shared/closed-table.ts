/** A table for names from outside: what every object inherits, such as `constructor`, is not in it. */
export const closedTable = <Table extends object>(table: Table): Table =>
  Object.assign(Object.create(null), table);
