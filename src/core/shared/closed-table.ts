/** A lookup table for external names: inherited object properties such as `constructor` are not in it. */
export const closedTable = <Table extends object>(table: Table): Table =>
  Object.assign(Object.create(null), table);
