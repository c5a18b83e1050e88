/** The tables of orders. An order stays as it was, even if the products change: amounts are cents, texts as the buyer sent or saw them. */
export const orderTables = `
	CREATE TABLE IF NOT EXISTS shop_order (
		id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, idempotency_key TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
		at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, phone_extension TEXT, phone_as_typed TEXT,
		pick_up INTEGER NOT NULL DEFAULT 0, shipping_address TEXT NOT NULL, invoice_address TEXT,
		comment TEXT, shipping_method INTEGER NOT NULL, payment_method INTEGER NOT NULL,
		payment_kind TEXT NOT NULL CHECK (payment_kind IN ('transfer', 'paypal', 'klarna', 'house')),
		shipping_cents INTEGER NOT NULL, wrapping_cents INTEGER, total_cents INTEGER NOT NULL, legal_texts TEXT NOT NULL
	) STRICT;
	CREATE TABLE IF NOT EXISTS order_line (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER NOT NULL, at INTEGER NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, name TEXT NOT NULL, personalization TEXT, count INTEGER NOT NULL CHECK (count > 0), cents INTEGER NOT NULL,
		project TEXT NOT NULL DEFAULT '',
		PRIMARY KEY (order_id, position)
	) STRICT;
	CREATE INDEX IF NOT EXISTS order_line_by_piece ON order_line (product, variant, at);
	CREATE TABLE IF NOT EXISTS payment (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), kind TEXT NOT NULL, reference TEXT NOT NULL, at INTEGER NOT NULL,
		UNIQUE (kind, reference)
	) STRICT;
	CREATE TABLE IF NOT EXISTS queued_mail (id INTEGER PRIMARY KEY, mail TEXT NOT NULL) STRICT;
`;

/** Columns that an earlier version's tables lack, each as SQLite adds it. Order lines of that time have no project, and count in every shop's stock. */
export const addedOrderColumns = [
	{ table: 'order_line', column: 'project', type: `TEXT NOT NULL DEFAULT ''` },
	{ table: 'shop_order', column: 'phone_extension', type: 'TEXT' },
	{ table: 'shop_order', column: 'phone_as_typed', type: 'TEXT' },
	{ table: 'shop_order', column: 'pick_up', type: 'INTEGER NOT NULL DEFAULT 0' },
] as const;
