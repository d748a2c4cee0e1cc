/** The shape of the database, one interface a table; written beside the migrations. */
export type Tables = {};
