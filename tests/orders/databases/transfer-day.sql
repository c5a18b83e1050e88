PRAGMA user_version = 1;
CREATE TABLE attempt (email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE desk_command (
		id TEXT PRIMARY KEY, at INTEGER NOT NULL, order_id INTEGER REFERENCES shop_order (id) ON DELETE CASCADE, state TEXT NOT NULL CHECK (state IN ('done', 'refused')),
		answer TEXT NOT NULL, refunded_cents INTEGER NOT NULL DEFAULT 0
	) STRICT;
CREATE TABLE desk_order (order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE, fingerprint TEXT NOT NULL) STRICT;
CREATE TABLE document (
		id INTEGER PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('acceptance', 'dispatch', 'invoice', 'credit_note')),
		order_id INTEGER NOT NULL REFERENCES shop_order (id), number TEXT UNIQUE, year INTEGER, counter INTEGER,
		at INTEGER NOT NULL, cents INTEGER, corrects INTEGER REFERENCES document (id), keep_until INTEGER NOT NULL, facts TEXT,
		UNIQUE (kind, year, counter), CHECK ((number IS NULL) = (kind IN ('acceptance', 'dispatch')))
	) STRICT;
CREATE TABLE document_file (
		id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES document (id), at INTEGER NOT NULL, name TEXT NOT NULL,
		type TEXT NOT NULL, sha256 TEXT NOT NULL, chain TEXT NOT NULL, bytes BLOB, UNIQUE (document_id, name)
	) STRICT;
CREATE TABLE document_line (
		document_id INTEGER NOT NULL REFERENCES document (id), kind TEXT NOT NULL, order_id INTEGER NOT NULL, position INTEGER NOT NULL,
		PRIMARY KEY (kind, order_id, position), FOREIGN KEY (order_id, position) REFERENCES order_line (order_id, position)
	) STRICT;
CREATE TABLE document_series (
		kind TEXT NOT NULL, year INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (kind, year)
	) STRICT;
CREATE TABLE held_back_sign_up (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, held_back TEXT NOT NULL
	) STRICT;
CREATE TABLE ledger (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL, provider TEXT NOT NULL,
		kind TEXT NOT NULL CHECK (kind IN ('authorised', 'released', 'received', 'refunded', 'disputed', 'dispute_ended', 'failed')),
		reference TEXT NOT NULL, cents INTEGER NOT NULL CHECK (cents > 0), UNIQUE (provider, kind, reference)
	) STRICT;
CREATE TABLE message (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, text TEXT NOT NULL,
		held_back TEXT
	) STRICT;
CREATE TABLE money_by_hand (ledger_id INTEGER PRIMARY KEY REFERENCES ledger (id), statement TEXT UNIQUE) STRICT;
CREATE TABLE order_event (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER, at INTEGER NOT NULL,
		transition TEXT NOT NULL, who TEXT NOT NULL, why TEXT
	) STRICT;
CREATE TABLE order_line (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER NOT NULL, at INTEGER NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, name TEXT NOT NULL, buyer_name TEXT NOT NULL, personalization TEXT, made_to_order INTEGER NOT NULL DEFAULT 0,
		count INTEGER NOT NULL CHECK (count > 0), cents INTEGER NOT NULL, project TEXT NOT NULL,
		state TEXT NOT NULL DEFAULT 'to_pack' CHECK (state IN ('to_pack', 'shipped', 'returned')), carrier TEXT, tracking TEXT,
		returned INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND count), limited INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (order_id, position)
	) STRICT;
CREATE TABLE outbox (
		id INTEGER PRIMARY KEY, channel TEXT NOT NULL, uuid TEXT NOT NULL UNIQUE, body TEXT NOT NULL, at INTEGER NOT NULL, due_at INTEGER NOT NULL,
		tries INTEGER NOT NULL DEFAULT 0, settled_at INTEGER, refusal TEXT
	) STRICT;
CREATE TABLE payment_session (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), attempt INTEGER NOT NULL, provider TEXT NOT NULL, reference TEXT NOT NULL,
		token TEXT NOT NULL, secret TEXT NOT NULL UNIQUE, approval TEXT, payment TEXT, collect_until INTEGER, at INTEGER NOT NULL, under_way_at INTEGER, ended_at INTEGER,
		PRIMARY KEY (order_id, attempt), UNIQUE (provider, reference)
	) STRICT;
CREATE TABLE payment_term (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), due_at INTEGER NOT NULL, reminded_at INTEGER, ends_at INTEGER
	) STRICT;
CREATE TABLE rating (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, product INTEGER NOT NULL,
		stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), title TEXT, text TEXT, display_name TEXT, held_back TEXT, sent_at INTEGER
	) STRICT;
CREATE TABLE refund (
		uuid TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL,
		cents INTEGER NOT NULL CHECK (cents > 0), provider TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('requested', 'task', 'done')), who TEXT NOT NULL, why TEXT NOT NULL,
		reference TEXT, settled_at INTEGER
	) STRICT;
CREATE TABLE refund_payment (refund TEXT PRIMARY KEY REFERENCES refund (uuid), reference TEXT NOT NULL) STRICT;
CREATE TABLE request (
		key TEXT PRIMARY KEY, endpoint TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL
	) STRICT;
CREATE TABLE reservation (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), expires_at INTEGER NOT NULL, network TEXT NOT NULL
	) STRICT;
CREATE TABLE sent_mail (recipient TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE shop_order (
		id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, idempotency_key TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL, answer TEXT NOT NULL,
		at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, phone_extension TEXT, phone_as_typed TEXT,
		pick_up INTEGER NOT NULL DEFAULT 0, shipping_address TEXT NOT NULL, invoice_address TEXT,
		comment TEXT, shipping_method INTEGER NOT NULL, payment_method INTEGER NOT NULL,
		payment_kind TEXT NOT NULL CHECK (payment_kind IN ('transfer', 'paypal', 'klarna', 'house')),
		shipping_cents INTEGER NOT NULL, wrapping_cents INTEGER, total_cents INTEGER NOT NULL, taxed_lines TEXT, legal_texts TEXT NOT NULL, bank_details TEXT,
		agreed TEXT NOT NULL, vat_id TEXT,
		state TEXT NOT NULL DEFAULT 'placed' CHECK (state IN ('placed', 'accepted', 'completed', 'cancelled')), revision INTEGER NOT NULL DEFAULT 1
	) STRICT;
CREATE TABLE shop_request (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, product INTEGER NOT NULL, variant INTEGER,
		details TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, text TEXT, held_back TEXT
	) STRICT;
CREATE TABLE skipped_numbers (
		kind TEXT NOT NULL, year INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, at INTEGER NOT NULL, why TEXT NOT NULL,
		PRIMARY KEY (kind, year, first)
	) STRICT;
CREATE TABLE stock_movement (
		key TEXT PRIMARY KEY, order_id INTEGER NOT NULL, position INTEGER NOT NULL, project TEXT NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, delta INTEGER NOT NULL CHECK (delta <> 0), reason TEXT NOT NULL CHECK (reason IN ('sale', 'cancellation', 'return')),
		at INTEGER NOT NULL, snapshot TEXT NOT NULL, queued_at INTEGER, sent_at INTEGER, booked_at INTEGER, FOREIGN KEY (order_id, position) REFERENCES order_line (order_id, position)
	) STRICT;
CREATE TABLE subscription (
		id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
		token_hash TEXT NOT NULL, token_expires_at INTEGER NOT NULL,
		requested_at INTEGER NOT NULL, confirmed_at INTEGER, unsubscribed_at INTEGER
	) STRICT;
CREATE TABLE transfer_day (reference TEXT PRIMARY KEY, day TEXT NOT NULL) STRICT;
CREATE TABLE transfer_payer (reference TEXT PRIMARY KEY, payer TEXT NOT NULL, iban TEXT) STRICT;
CREATE TABLE withdrawal (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, contract TEXT NOT NULL,
		text TEXT, held_back TEXT, order_id INTEGER, match TEXT NOT NULL CHECK (match IN ('same_email', 'other_email', 'no_order')),
		refund_by INTEGER NOT NULL, refund_asked_at INTEGER
	) STRICT;
INSERT INTO "document" ("id", "kind", "order_id", "number", "year", "counter", "at", "cents", "corrects", "keep_until", "facts") VALUES (1, 'acceptance', 1001, NULL, NULL, NULL, 1795867200000, NULL, NULL, 1988150400000, '{"kind":"acceptance","language":"de","bank":["IBAN: DE02 1203 0000 0000 2020 51"],"buyer":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"buyerVatId":null,"deliveredTo":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"paidCents":0,"extras":[{"kind":"shipping","label":"Paket (Landpost)","cents":590,"tax":{"scheme":"standard","percent":null}}],"suppliedOn":null,"dueAt":1796684400000,"cover":{"subject":"Wir nehmen Ihre Bestellung 1001 an: Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nwir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:\n\n1 × Ring 1: 100,00 €\n\nGesamtbetrag: 105,90 €\n\nBitte überweisen Sie 105,90 € mit dem Verwendungszweck B-1001 bis zum 7. Dezember 2026 auf dieses Konto:\n\n- IBAN: DE02 1203 0000 0000 2020 51\n\nGoldschmiede\nladen@goldschmiede.example\n"},"number":null,"issuedAt":1795867200000,"order":{"id":1001,"reference":"B-1001","placedAt":1795176000000,"payment":"Überweisung","paymentKind":"transfer","email":"aenne@post.example","totalCents":10590},"seller":{"street":"","zip":"","city":"","vatId":null,"taxNumber":null,"phone":null,"registers":[],"executives":[],"name":"Goldschmiede","country":"DE","email":"laden@goldschmiede.example"},"lines":[{"name":"Ring 1","reference":"R-1","details":[],"count":1,"cents":10000,"tax":{"scheme":"standard","percent":null},"tracking":null}],"corrects":null}');
INSERT INTO "document" ("id", "kind", "order_id", "number", "year", "counter", "at", "cents", "corrects", "keep_until", "facts") VALUES (2, 'acceptance', 1002, NULL, NULL, NULL, 1795867200000, NULL, NULL, 1988150400000, '{"kind":"acceptance","language":"de","bank":["IBAN: DE02 1203 0000 0000 2020 51"],"buyer":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"buyerVatId":null,"deliveredTo":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"paidCents":0,"extras":[{"kind":"shipping","label":"Paket (Landpost)","cents":590,"tax":{"scheme":"standard","percent":null}}],"suppliedOn":null,"dueAt":1796684400000,"cover":{"subject":"Wir nehmen Ihre Bestellung 1002 an: Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nwir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:\n\n1 × Ring 1: 100,00 €\n\nGesamtbetrag: 105,90 €\n\nBitte überweisen Sie 105,90 € mit dem Verwendungszweck B-1002 bis zum 7. Dezember 2026 auf dieses Konto:\n\n- IBAN: DE02 1203 0000 0000 2020 51\n\nGoldschmiede\nladen@goldschmiede.example\n"},"number":null,"issuedAt":1795867200000,"order":{"id":1002,"reference":"B-1002","placedAt":1795176000000,"payment":"Überweisung","paymentKind":"transfer","email":"aenne@post.example","totalCents":10590},"seller":{"street":"","zip":"","city":"","vatId":null,"taxNumber":null,"phone":null,"registers":[],"executives":[],"name":"Goldschmiede","country":"DE","email":"laden@goldschmiede.example"},"lines":[{"name":"Ring 1","reference":"R-1","details":[],"count":1,"cents":10000,"tax":{"scheme":"standard","percent":null},"tracking":null}],"corrects":null}');
INSERT INTO "document" ("id", "kind", "order_id", "number", "year", "counter", "at", "cents", "corrects", "keep_until", "facts") VALUES (3, 'acceptance', 1003, NULL, NULL, NULL, 1795867200000, NULL, NULL, 1988150400000, '{"kind":"acceptance","language":"de","bank":["IBAN: DE02 1203 0000 0000 2020 51"],"buyer":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"buyerVatId":null,"deliveredTo":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"paidCents":0,"extras":[{"kind":"shipping","label":"Paket (Landpost)","cents":590,"tax":{"scheme":"standard","percent":null}}],"suppliedOn":null,"dueAt":1796684400000,"cover":{"subject":"Wir nehmen Ihre Bestellung 1003 an: Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nwir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:\n\n1 × Ring 1: 100,00 €\n\nGesamtbetrag: 105,90 €\n\nBitte überweisen Sie 105,90 € mit dem Verwendungszweck B-1003 bis zum 7. Dezember 2026 auf dieses Konto:\n\n- IBAN: DE02 1203 0000 0000 2020 51\n\nGoldschmiede\nladen@goldschmiede.example\n"},"number":null,"issuedAt":1795867200000,"order":{"id":1003,"reference":"B-1003","placedAt":1795176000000,"payment":"Überweisung","paymentKind":"transfer","email":"aenne@post.example","totalCents":10590},"seller":{"street":"","zip":"","city":"","vatId":null,"taxNumber":null,"phone":null,"registers":[],"executives":[],"name":"Goldschmiede","country":"DE","email":"laden@goldschmiede.example"},"lines":[{"name":"Ring 1","reference":"R-1","details":[],"count":1,"cents":10000,"tax":{"scheme":"standard","percent":null},"tracking":null}],"corrects":null}');
INSERT INTO "document" ("id", "kind", "order_id", "number", "year", "counter", "at", "cents", "corrects", "keep_until", "facts") VALUES (4, 'acceptance', 1005, NULL, NULL, NULL, 1795867200000, NULL, NULL, 1988150400000, '{"kind":"acceptance","language":"de","bank":["IBAN: DE02 1203 0000 0000 2020 51"],"buyer":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"buyerVatId":null,"deliveredTo":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"paidCents":0,"extras":[{"kind":"shipping","label":"Paket (Landpost)","cents":590,"tax":{"scheme":"standard","percent":null}}],"suppliedOn":null,"dueAt":1796684400000,"cover":{"subject":"Wir nehmen Ihre Bestellung 1005 an: Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nwir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:\n\n1 × Ring 3: 19,90 €\n\nGesamtbetrag: 25,80 €\n\nBitte überweisen Sie 25,80 € mit dem Verwendungszweck B-1005 bis zum 7. Dezember 2026 auf dieses Konto:\n\n- IBAN: DE02 1203 0000 0000 2020 51\n\nGoldschmiede\nladen@goldschmiede.example\n"},"number":null,"issuedAt":1795867200000,"order":{"id":1005,"reference":"B-1005","placedAt":1795176000000,"payment":"Überweisung","paymentKind":"transfer","email":"aenne@post.example","totalCents":2580},"seller":{"street":"","zip":"","city":"","vatId":null,"taxNumber":null,"phone":null,"registers":[],"executives":[],"name":"Goldschmiede","country":"DE","email":"laden@goldschmiede.example"},"lines":[{"name":"Ring 3","reference":"R-3","details":[],"count":1,"cents":1990,"tax":{"scheme":"standard","percent":null},"tracking":null}],"corrects":null}');
INSERT INTO "ledger" ("id", "order_id", "at", "provider", "kind", "reference", "cents") VALUES (1, 1002, 1795867200000, 'transfer', 'received', 'desk 1', 5295);
INSERT INTO "ledger" ("id", "order_id", "at", "provider", "kind", "reference", "cents") VALUES (2, 1001, 1795867200000, 'transfer', 'received', '01a2ec1cb44c35aa0cdf73dee28e4fee', 10590);
INSERT INTO "ledger" ("id", "order_id", "at", "provider", "kind", "reference", "cents") VALUES (3, 1005, 1795867200000, 'transfer', 'received', '8438870dcb136e4c4eb2d125efb65699', 3580);
INSERT INTO "money_by_hand" ("ledger_id", "statement") VALUES (1, '9694cf50d390bb3c56020660eb7b3b84');
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (1, 1001, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (2, 1002, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (3, 1003, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (4, 1004, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (5, 1005, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (6, 1001, NULL, 1795867200000, 'accept', 'owner', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (7, 1002, NULL, 1795867200000, 'accept', 'owner', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (8, 1003, NULL, 1795867200000, 'accept', 'owner', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (9, 1005, NULL, 1795867200000, 'accept', 'owner', NULL);
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (10, 1001, NULL, 1795867200000, 'received', 'bank', '10590 ct by transfer');
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (11, 1002, NULL, 1795867200000, 'received', 'bank', '5295 ct by transfer');
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (12, 1005, NULL, 1795867200000, 'received', 'bank', '3580 ct by transfer');
INSERT INTO "order_event" ("id", "order_id", "position", "at", "transition", "who", "why") VALUES (13, 1005, NULL, 1795867200000, 'refund_requested', 'service', 'paid too much (1000 ct)');
INSERT INTO "order_line" ("order_id", "position", "at", "product", "variant", "name", "buyer_name", "personalization", "made_to_order", "count", "cents", "project", "state", "carrier", "tracking", "returned", "limited") VALUES (1001, 0, 1795176000000, 1, NULL, 'Ring 1', 'Ring 1', NULL, 0, 1, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO "order_line" ("order_id", "position", "at", "product", "variant", "name", "buyer_name", "personalization", "made_to_order", "count", "cents", "project", "state", "carrier", "tracking", "returned", "limited") VALUES (1002, 0, 1795176000000, 1, NULL, 'Ring 1', 'Ring 1', NULL, 0, 1, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO "order_line" ("order_id", "position", "at", "product", "variant", "name", "buyer_name", "personalization", "made_to_order", "count", "cents", "project", "state", "carrier", "tracking", "returned", "limited") VALUES (1003, 0, 1795176000000, 1, NULL, 'Ring 1', 'Ring 1', NULL, 0, 1, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO "order_line" ("order_id", "position", "at", "product", "variant", "name", "buyer_name", "personalization", "made_to_order", "count", "cents", "project", "state", "carrier", "tracking", "returned", "limited") VALUES (1004, 0, 1795176000000, 3, NULL, 'Ring 3', 'Ring 3', NULL, 0, 1, 1990, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 0);
INSERT INTO "order_line" ("order_id", "position", "at", "product", "variant", "name", "buyer_name", "personalization", "made_to_order", "count", "cents", "project", "state", "carrier", "tracking", "returned", "limited") VALUES (1005, 0, 1795176000000, 3, NULL, 'Ring 3', 'Ring 3', NULL, 0, 1, 1990, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 0);
INSERT INTO "payment_term" ("order_id", "due_at", "reminded_at", "ends_at") VALUES (1001, 1796684400000, NULL, NULL);
INSERT INTO "payment_term" ("order_id", "due_at", "reminded_at", "ends_at") VALUES (1002, 1796684400000, NULL, NULL);
INSERT INTO "payment_term" ("order_id", "due_at", "reminded_at", "ends_at") VALUES (1003, 1796684400000, NULL, NULL);
INSERT INTO "payment_term" ("order_id", "due_at", "reminded_at", "ends_at") VALUES (1005, 1796684400000, NULL, NULL);
INSERT INTO "refund" ("uuid", "key", "order_id", "at", "cents", "provider", "state", "who", "why", "reference", "settled_at") VALUES ('0684d5b3-21f5-48df-8d3c-275a9d44951d', 'transfer-3', 1005, 1795867200000, 1000, 'transfer', 'task', 'service', 'paid too much', NULL, NULL);
INSERT INTO "reservation" ("order_id", "expires_at", "network") VALUES (1001, 1796644800000, '0DFiuGXGknEqXh1j0Ditnl');
INSERT INTO "reservation" ("order_id", "expires_at", "network") VALUES (1002, 1796644800000, '0DFiuGXGknEqXh1j0Ditnl');
INSERT INTO "reservation" ("order_id", "expires_at", "network") VALUES (1003, 1796644800000, '0DFiuGXGknEqXh1j0Ditnl');
INSERT INTO "reservation" ("order_id", "expires_at", "network") VALUES (1004, 1795177800000, '0DFiuGXGknEqXh1j0Ditnl');
INSERT INTO "reservation" ("order_id", "expires_at", "network") VALUES (1005, 1796644800000, '0DFiuGXGknEqXh1j0Ditnl');
INSERT INTO "sent_mail" ("recipient", "at") VALUES ('aenne@post.example', 1795176000000);
INSERT INTO "sent_mail" ("recipient", "at") VALUES ('aenne@post.example', 1795176000000);
INSERT INTO "sent_mail" ("recipient", "at") VALUES ('aenne@post.example', 1795176000000);
INSERT INTO "sent_mail" ("recipient", "at") VALUES ('aenne@post.example', 1795176000000);
INSERT INTO "sent_mail" ("recipient", "at") VALUES ('aenne@post.example', 1795176000000);
INSERT INTO "setting" ("name", "value") VALUES ('stock_snapshot', 'null null');
INSERT INTO "setting" ("name", "value") VALUES ('reconciled_at', '1795176000000');
INSERT INTO "setting" ("name", "value") VALUES ('transfers_read_at', '1795867200000');
INSERT INTO "setting" ("name", "value") VALUES ('transfers_told_until', '3');
INSERT INTO "shop_order" ("id", "uuid", "idempotency_key", "fingerprint", "answer", "at", "language", "email", "phone", "phone_extension", "phone_as_typed", "pick_up", "shipping_address", "invoice_address", "comment", "shipping_method", "payment_method", "payment_kind", "shipping_cents", "wrapping_cents", "total_cents", "taxed_lines", "legal_texts", "bank_details", "agreed", "vat_id", "state", "revision") VALUES (1001, '7175d9c4-0614-4cb9-87d7-5cebd1dc919d', '92787ff6-6a98-40e3-be69-7e423f0f6206', 'yERhhN7g_bdjJccYzw8aNXW6fXupyQdNm2IcqeQwmVw', '{"status":"ok","order_id":1001,"order_uuid":"7175d9c4-0614-4cb9-87d7-5cebd1dc919d","reference":"B-1001","total_price_brutto":"105.90","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'aenne@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 1, 'transfer', 590, NULL, 10590, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Paket (Landpost)","payment":"Überweisung","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-1","details":[],"taxScheme":"standard"}]}', NULL, 'accepted', 3);
INSERT INTO "shop_order" ("id", "uuid", "idempotency_key", "fingerprint", "answer", "at", "language", "email", "phone", "phone_extension", "phone_as_typed", "pick_up", "shipping_address", "invoice_address", "comment", "shipping_method", "payment_method", "payment_kind", "shipping_cents", "wrapping_cents", "total_cents", "taxed_lines", "legal_texts", "bank_details", "agreed", "vat_id", "state", "revision") VALUES (1002, 'e9d677f1-6290-4c79-a49c-4467904e8711', '2e6ef9d1-e0df-4bee-b7e5-b07f3abe881b', 'yERhhN7g_bdjJccYzw8aNXW6fXupyQdNm2IcqeQwmVw', '{"status":"ok","order_id":1002,"order_uuid":"e9d677f1-6290-4c79-a49c-4467904e8711","reference":"B-1002","total_price_brutto":"105.90","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'aenne@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 1, 'transfer', 590, NULL, 10590, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Paket (Landpost)","payment":"Überweisung","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-1","details":[],"taxScheme":"standard"}]}', NULL, 'accepted', 3);
INSERT INTO "shop_order" ("id", "uuid", "idempotency_key", "fingerprint", "answer", "at", "language", "email", "phone", "phone_extension", "phone_as_typed", "pick_up", "shipping_address", "invoice_address", "comment", "shipping_method", "payment_method", "payment_kind", "shipping_cents", "wrapping_cents", "total_cents", "taxed_lines", "legal_texts", "bank_details", "agreed", "vat_id", "state", "revision") VALUES (1003, '4fd0c35c-4520-4a35-b614-04a9465de60a', 'e00a948f-25a5-4515-91e1-529c59d5c35e', 'yERhhN7g_bdjJccYzw8aNXW6fXupyQdNm2IcqeQwmVw', '{"status":"ok","order_id":1003,"order_uuid":"4fd0c35c-4520-4a35-b614-04a9465de60a","reference":"B-1003","total_price_brutto":"105.90","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'aenne@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 1, 'transfer', 590, NULL, 10590, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Paket (Landpost)","payment":"Überweisung","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-1","details":[],"taxScheme":"standard"}]}', NULL, 'accepted', 2);
INSERT INTO "shop_order" ("id", "uuid", "idempotency_key", "fingerprint", "answer", "at", "language", "email", "phone", "phone_extension", "phone_as_typed", "pick_up", "shipping_address", "invoice_address", "comment", "shipping_method", "payment_method", "payment_kind", "shipping_cents", "wrapping_cents", "total_cents", "taxed_lines", "legal_texts", "bank_details", "agreed", "vat_id", "state", "revision") VALUES (1004, '02f6bf42-b822-48b3-86e0-38caff14d0f4', '5c460f3b-ae48-4ac0-913a-12270fcbfb24', 'wefwFJy5H8wH36eFNT5-QsMMrn87tgRb7JnspjsnjJk', '{"status":"ok","order_id":1004,"order_uuid":"02f6bf42-b822-48b3-86e0-38caff14d0f4","reference":"B-1004","total_price_brutto":"25.80","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'aenne@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 4, 'paypal', 590, NULL, 2580, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', NULL, '{"delivery":"Paket (Landpost)","payment":"PayPal","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-3","details":[],"taxScheme":"standard"}]}', NULL, 'placed', 1);
INSERT INTO "shop_order" ("id", "uuid", "idempotency_key", "fingerprint", "answer", "at", "language", "email", "phone", "phone_extension", "phone_as_typed", "pick_up", "shipping_address", "invoice_address", "comment", "shipping_method", "payment_method", "payment_kind", "shipping_cents", "wrapping_cents", "total_cents", "taxed_lines", "legal_texts", "bank_details", "agreed", "vat_id", "state", "revision") VALUES (1005, '813d1ca2-402f-4f3a-b60e-996e72bf99a3', 'd1378e02-a90e-41c0-b918-2504d8737429', '_D-LBcO4hCfITRMw4YSCiLrTjDr33FAZXosqZnEC3VU', '{"status":"ok","order_id":1005,"order_uuid":"813d1ca2-402f-4f3a-b60e-996e72bf99a3","reference":"B-1005","total_price_brutto":"25.80","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'aenne@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 1, 'transfer', 590, NULL, 2580, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Paket (Landpost)","payment":"Überweisung","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-3","details":[],"taxScheme":"standard"}]}', NULL, 'accepted', 3);
INSERT INTO "stock_movement" ("key", "order_id", "position", "project", "product", "variant", "delta", "reason", "at", "snapshot", "queued_at", "sent_at", "booked_at") VALUES ('7175d9c4-0614-4cb9-87d7-5cebd1dc919d/0/sale', 1001, 0, 'goldschmiede.example', 1, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO "stock_movement" ("key", "order_id", "position", "project", "product", "variant", "delta", "reason", "at", "snapshot", "queued_at", "sent_at", "booked_at") VALUES ('e9d677f1-6290-4c79-a49c-4467904e8711/0/sale', 1002, 0, 'goldschmiede.example', 1, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO "stock_movement" ("key", "order_id", "position", "project", "product", "variant", "delta", "reason", "at", "snapshot", "queued_at", "sent_at", "booked_at") VALUES ('4fd0c35c-4520-4a35-b614-04a9465de60a/0/sale', 1003, 0, 'goldschmiede.example', 1, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO "stock_movement" ("key", "order_id", "position", "project", "product", "variant", "delta", "reason", "at", "snapshot", "queued_at", "sent_at", "booked_at") VALUES ('02f6bf42-b822-48b3-86e0-38caff14d0f4/0/sale', 1004, 0, 'goldschmiede.example', 3, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO "stock_movement" ("key", "order_id", "position", "project", "product", "variant", "delta", "reason", "at", "snapshot", "queued_at", "sent_at", "booked_at") VALUES ('813d1ca2-402f-4f3a-b60e-996e72bf99a3/0/sale', 1005, 0, 'goldschmiede.example', 3, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO "transfer_day" ("reference", "day") VALUES ('01a2ec1cb44c35aa0cdf73dee28e4fee', '2026-11-27');
INSERT INTO "transfer_day" ("reference", "day") VALUES ('9694cf50d390bb3c56020660eb7b3b84', '2026-11-27');
INSERT INTO "transfer_day" ("reference", "day") VALUES ('8438870dcb136e4c4eb2d125efb65699', '2026-11-27');
INSERT INTO "transfer_payer" ("reference", "payer", "iban") VALUES ('01a2ec1cb44c35aa0cdf73dee28e4fee', 'Anna Muster', 'DE89370400440532013000');
INSERT INTO "transfer_payer" ("reference", "payer", "iban") VALUES ('9694cf50d390bb3c56020660eb7b3b84', 'Berta Muster', 'DE89370400440532013000');
INSERT INTO "transfer_payer" ("reference", "payer", "iban") VALUES ('8438870dcb136e4c4eb2d125efb65699', 'Carl Muster', 'DE89370400440532013000');
CREATE INDEX attempt_by_email ON attempt (email, at);
CREATE INDEX document_by_order ON document (order_id);
CREATE INDEX document_by_time ON document (at);
CREATE INDEX ledger_by_order ON ledger (order_id);
CREATE INDEX message_by_time ON message (at);
CREATE INDEX order_event_by_order ON order_event (order_id);
CREATE INDEX outbox_by_channel ON outbox (channel, id, due_at) WHERE settled_at IS NULL;
CREATE INDEX rating_by_time ON rating (at);
CREATE INDEX refund_by_order ON refund (order_id);
CREATE INDEX reservation_by_end ON reservation (expires_at);
CREATE INDEX sent_mail_by_recipient ON sent_mail (recipient, at);
CREATE INDEX shop_request_by_time ON shop_request (at);
CREATE INDEX stock_movement_by_line ON stock_movement (order_id, position);
CREATE INDEX stock_movement_by_piece ON stock_movement (product, variant, booked_at);
CREATE INDEX stock_movement_to_book ON stock_movement (queued_at) WHERE booked_at IS NULL;
CREATE INDEX withdrawal_by_time ON withdrawal (at);
CREATE VIEW open_reservation AS SELECT order_id, expires_at, network FROM reservation WHERE NOT EXISTS
		(SELECT 1 FROM ledger WHERE ledger.order_id = reservation.order_id AND kind IN ('received', 'authorised'));
CREATE TRIGGER desk_forgets_message AFTER DELETE ON message BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'message', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_forgets_shop_request AFTER DELETE ON shop_request BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_request', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_forgets_withdrawal AFTER DELETE ON withdrawal BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'withdrawal', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_events AFTER INSERT ON order_event BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_order', 'id', new.order_id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_messages AFTER INSERT ON message WHEN new.held_back IS NULL BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'message', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_money AFTER INSERT ON ledger BEGIN
		UPDATE shop_order SET revision = revision + 1 WHERE id = new.order_id; INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_order', 'id', new.order_id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_requests AFTER INSERT ON shop_request WHEN new.held_back IS NULL BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_request', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_withdrawals AFTER INSERT ON withdrawal BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'withdrawal', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER document_file_is_never_changed BEFORE UPDATE ON document_file
		WHEN NEW.bytes IS NOT NULL OR NEW.sha256 <> OLD.sha256 OR NEW.chain <> OLD.chain
		BEGIN SELECT RAISE(ABORT, 'A document is never changed'); END;
CREATE TRIGGER document_file_is_never_removed BEFORE DELETE ON document_file
		BEGIN SELECT RAISE(ABORT, 'A document is never removed'); END;
CREATE TRIGGER document_is_never_changed BEFORE UPDATE ON document
		WHEN NEW.facts IS NOT NULL OR NEW.number IS NOT OLD.number OR NEW.at <> OLD.at OR NEW.cents IS NOT OLD.cents OR NEW.order_id <> OLD.order_id
		BEGIN SELECT RAISE(ABORT, 'A document is never changed'); END;
CREATE TRIGGER document_is_never_removed BEFORE DELETE ON document BEGIN SELECT RAISE(ABORT, 'A document is never removed'); END;
CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'The ledger is never changed'); END;
CREATE TRIGGER ledger_is_never_shortened BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'The ledger is never changed'); END;
