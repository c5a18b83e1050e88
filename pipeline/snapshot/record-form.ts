/** How a snapshot keeps the records of one collection: what of their fields differs between databases, and which lists have an order of their own. */

/** Names of fields, of the records and of their child rows. */
export interface RecordForm {
	/** Decimals that have two places. */
	readonly amounts: ReadonlySet<string>;
	/** Decimals that have as many places as they need. */
	readonly quantities: ReadonlySet<string>;
	/** Whole numbers that some databases give as text. */
	readonly counts: ReadonlySet<string>;
	/** JSON that editors put in order: lists inside keep theirs, even if rows have a sort field. */
	readonly json: ReadonlySet<string>;
	/** Fields that order rows which have nothing else that does. */
	readonly links: ReadonlySet<string>;
	/** System fields of a record that are content. */
	readonly content: ReadonlySet<string>;
}

/** Fields in which the backend notes who wrote a row and when: they change by themselves. */
export const systemFields: ReadonlySet<string> = new Set(['date_created', 'date_updated', 'user_created', 'user_updated', 'modified_on']);
