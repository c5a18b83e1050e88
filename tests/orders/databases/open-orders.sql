PRAGMA user_version = 3;
CREATE TABLE request (
		key TEXT PRIMARY KEY, endpoint TEXT NOT NULL, fingerprint TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL
	) STRICT;
CREATE TABLE message (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, text TEXT NOT NULL,
		held_back TEXT
	) STRICT;
CREATE TABLE shop_request (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, kind TEXT NOT NULL, product INTEGER NOT NULL, variant INTEGER,
		details TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, text TEXT, held_back TEXT
	) STRICT;
CREATE TABLE rating (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, product INTEGER NOT NULL,
		stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5), title TEXT, text TEXT, display_name TEXT, held_back TEXT, sent_at INTEGER
	) STRICT;
CREATE TABLE subscription (
		id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, language TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('pending', 'confirmed', 'unsubscribed')),
		token_hash TEXT NOT NULL, token_expires_at INTEGER NOT NULL,
		requested_at INTEGER NOT NULL, confirmed_at INTEGER, unsubscribed_at INTEGER
	) STRICT;
CREATE TABLE held_back_sign_up (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, email TEXT NOT NULL, held_back TEXT NOT NULL
	) STRICT;
CREATE TABLE withdrawal (
		id INTEGER PRIMARY KEY, at INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, email TEXT NOT NULL, contract TEXT NOT NULL,
		text TEXT, held_back TEXT, order_id INTEGER, match TEXT NOT NULL CHECK (match IN ('same_email', 'other_email', 'no_order')),
		refund_by INTEGER NOT NULL, refund_asked_at INTEGER
	) STRICT;
CREATE TABLE attempt (email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE TABLE outbox (
		id INTEGER PRIMARY KEY, channel TEXT NOT NULL, uuid TEXT NOT NULL UNIQUE, body TEXT NOT NULL, at INTEGER NOT NULL, due_at INTEGER NOT NULL,
		tries INTEGER NOT NULL DEFAULT 0, settled_at INTEGER, refusal TEXT
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
CREATE TABLE order_line (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER NOT NULL, at INTEGER NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, name TEXT NOT NULL, buyer_name TEXT NOT NULL, personalization TEXT, made_to_order INTEGER NOT NULL DEFAULT 0,
		count INTEGER NOT NULL CHECK (count > 0), cents INTEGER NOT NULL, project TEXT NOT NULL,
		state TEXT NOT NULL DEFAULT 'to_pack' CHECK (state IN ('to_pack', 'shipped', 'returned')), carrier TEXT, tracking TEXT,
		returned INTEGER NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND count), limited INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (order_id, position)
	) STRICT;
CREATE TABLE order_event (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), position INTEGER, at INTEGER NOT NULL,
		transition TEXT NOT NULL, who TEXT NOT NULL, why TEXT
	) STRICT;
CREATE TABLE ledger (
		id INTEGER PRIMARY KEY, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL, provider TEXT NOT NULL,
		kind TEXT NOT NULL CHECK (kind IN ('authorised', 'released', 'received', 'refunded', 'disputed', 'dispute_ended', 'failed', 'returned', 'refund_returned')),
		reference TEXT NOT NULL, cents INTEGER NOT NULL CHECK (cents > 0), UNIQUE (provider, kind, reference)
	) STRICT;
CREATE TABLE payment_session (
		order_id INTEGER NOT NULL REFERENCES shop_order (id), attempt INTEGER NOT NULL, provider TEXT NOT NULL, reference TEXT NOT NULL,
		token TEXT NOT NULL, secret TEXT NOT NULL UNIQUE, approval TEXT, payment TEXT, collect_until INTEGER, at INTEGER NOT NULL, under_way_at INTEGER, ended_at INTEGER,
		PRIMARY KEY (order_id, attempt), UNIQUE (provider, reference)
	) STRICT;
CREATE TABLE refund (
		uuid TEXT PRIMARY KEY, key TEXT NOT NULL UNIQUE, order_id INTEGER NOT NULL REFERENCES shop_order (id), at INTEGER NOT NULL,
		cents INTEGER NOT NULL CHECK (cents > 0), provider TEXT NOT NULL,
		state TEXT NOT NULL CHECK (state IN ('requested', 'task', 'done')), who TEXT NOT NULL, why TEXT NOT NULL,
		reference TEXT, settled_at INTEGER
	) STRICT;
CREATE TABLE refund_payment (refund TEXT PRIMARY KEY REFERENCES refund (uuid), reference TEXT NOT NULL) STRICT;
CREATE TABLE transfer_payer (reference TEXT PRIMARY KEY, payer TEXT NOT NULL, iban TEXT) STRICT;
CREATE TABLE transfer_source (
		reference TEXT PRIMARY KEY, day TEXT NOT NULL, format TEXT NOT NULL, value_day TEXT, bank_reference TEXT
	) STRICT;
CREATE TABLE statement_question (
		id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, at INTEGER NOT NULL, order_id INTEGER REFERENCES shop_order (id), kind TEXT NOT NULL,
		orders TEXT NOT NULL, day TEXT, cents INTEGER, currency TEXT NOT NULL, party TEXT NOT NULL, detail TEXT NOT NULL, text TEXT NOT NULL,
		file TEXT NOT NULL, format TEXT, number INTEGER, after_event INTEGER NOT NULL, told_at INTEGER, settled_at INTEGER
	) STRICT;
CREATE TABLE money_by_hand (ledger_id INTEGER PRIMARY KEY REFERENCES ledger (id), statement TEXT UNIQUE) STRICT;
CREATE TABLE payment_term (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), due_at INTEGER NOT NULL, reminded_at INTEGER, ends_at INTEGER
	) STRICT;
CREATE TABLE stock_movement (
		key TEXT PRIMARY KEY, order_id INTEGER NOT NULL, position INTEGER NOT NULL, project TEXT NOT NULL, product INTEGER NOT NULL,
		variant INTEGER, delta INTEGER NOT NULL CHECK (delta <> 0), reason TEXT NOT NULL CHECK (reason IN ('sale', 'cancellation', 'return')),
		at INTEGER NOT NULL, snapshot TEXT NOT NULL, queued_at INTEGER, sent_at INTEGER, booked_at INTEGER, FOREIGN KEY (order_id, position) REFERENCES order_line (order_id, position)
	) STRICT;
CREATE TABLE reservation (
		order_id INTEGER PRIMARY KEY REFERENCES shop_order (id), expires_at INTEGER NOT NULL, network TEXT NOT NULL
	) STRICT;
CREATE TABLE document_series (
		kind TEXT NOT NULL, year INTEGER NOT NULL, last INTEGER NOT NULL, PRIMARY KEY (kind, year)
	) STRICT;
CREATE TABLE skipped_numbers (
		kind TEXT NOT NULL, year INTEGER NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL, at INTEGER NOT NULL, why TEXT NOT NULL,
		PRIMARY KEY (kind, year, first)
	) STRICT;
CREATE TABLE document (
		id INTEGER PRIMARY KEY, kind TEXT NOT NULL CHECK (kind IN ('acceptance', 'dispatch', 'invoice', 'credit_note')),
		order_id INTEGER NOT NULL REFERENCES shop_order (id), number TEXT UNIQUE, year INTEGER, counter INTEGER,
		at INTEGER NOT NULL, cents INTEGER, corrects INTEGER REFERENCES document (id), keep_until INTEGER NOT NULL, facts TEXT,
		UNIQUE (kind, year, counter), CHECK ((number IS NULL) = (kind IN ('acceptance', 'dispatch')))
	) STRICT;
CREATE TABLE document_line (
		document_id INTEGER NOT NULL REFERENCES document (id), kind TEXT NOT NULL, order_id INTEGER NOT NULL, position INTEGER NOT NULL,
		PRIMARY KEY (kind, order_id, position), FOREIGN KEY (order_id, position) REFERENCES order_line (order_id, position)
	) STRICT;
CREATE TABLE document_file (
		id INTEGER PRIMARY KEY, document_id INTEGER NOT NULL REFERENCES document (id), at INTEGER NOT NULL, name TEXT NOT NULL,
		type TEXT NOT NULL, sha256 TEXT NOT NULL, chain TEXT NOT NULL, bytes BLOB, facts_sha256 TEXT, UNIQUE (document_id, name)
	) STRICT;
CREATE TABLE desk_order (order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE, fingerprint TEXT NOT NULL) STRICT;
CREATE TABLE desk_command (
		id TEXT PRIMARY KEY, at INTEGER NOT NULL, order_id INTEGER REFERENCES shop_order (id) ON DELETE CASCADE, state TEXT NOT NULL CHECK (state IN ('done', 'refused')),
		answer TEXT NOT NULL, refunded_cents INTEGER NOT NULL DEFAULT 0
	) STRICT;
INSERT INTO document VALUES (1, 'acceptance', 1004, NULL, NULL, NULL, 1795176000000, NULL, NULL, 1988150400000, '{"kind":"acceptance","language":"de","bank":["IBAN: DE02 1203 0000 0000 2020 51"],"buyer":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"buyerVatId":null,"deliveredTo":{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"},"paidCents":0,"extras":[{"kind":"shipping","label":"Paket (Landpost)","cents":590,"tax":{"scheme":"standard","percent":null}}],"suppliedOn":null,"dueAt":1795820400000,"cover":{"subject":"Wir nehmen Ihre Bestellung 1004 an: Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nwir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:\n\n2 × Trauring: 200,00 €\n\nGesamtbetrag: 205,90 €\n\nBitte überweisen Sie 205,90 € mit dem Verwendungszweck B-1004 bis zum 27. November 2026 auf dieses Konto:\n\nIBAN: DE02 1203 0000 0000 2020 51\n\nGoldschmiede\nladen@goldschmiede.example\n"},"number":null,"issuedAt":1795176000000,"order":{"id":1004,"reference":"B-1004","placedAt":1795176000000,"payment":"Überweisung","shopPayment":"Überweisung","paymentKind":"transfer","email":"dora@post.example","totalCents":20590},"seller":{"street":"","zip":"","city":"","vatId":null,"taxNumber":null,"phone":null,"registers":[],"executives":[],"name":"Goldschmiede","country":"DE","email":"laden@goldschmiede.example"},"lines":[{"name":"Trauring","reference":"R-10","details":[],"count":2,"cents":20000,"tax":{"scheme":"standard","percent":null},"tracking":null}],"corrects":null}');
INSERT INTO document_file VALUES (1, 1, 1795176000000, 'Auftragsbestätigung-1004.pdf', 'application/pdf', 'ccfae9f084649c8514fb4e50cf02396b5891aef9a0ac59c4f3d22e29ecc8f0be', 'a921d49acbf112f542d706d32c6e699e803396ece417c961da57635f2aa54cf6', X'255044462d312e3720417566747261677362657374c3a4746967756e672031303034', '2991fdce2caf41ac736f3d5c2dde754166f541967c6d46377018c791a96bf144');
INSERT INTO order_event VALUES (1, 1001, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO order_event VALUES (2, 1002, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO order_event VALUES (3, 1003, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO order_event VALUES (4, 1004, NULL, 1795176000000, 'place', 'buyer', NULL);
INSERT INTO order_event VALUES (5, 1004, NULL, 1795176000000, 'accept', 'service', 'configured');
INSERT INTO order_line VALUES (1001, 0, 1795176000000, 1, NULL, 'Ring 1', 'Ring 1', NULL, 0, 2, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO order_line VALUES (1002, 0, 1795176000000, 10, NULL, 'Trauring', 'Trauring', NULL, 0, 1, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO order_line VALUES (1003, 0, 1795176000000, 10, NULL, 'Trauring', 'Trauring', NULL, 0, 1, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO order_line VALUES (1004, 0, 1795176000000, 10, NULL, 'Trauring', 'Trauring', NULL, 0, 2, 10000, 'goldschmiede.example', 'to_pack', NULL, NULL, 0, 1);
INSERT INTO outbox VALUES (1, 'mail', '616df7a1-6343-4504-8fac-f4415432d213', '{"to":"Anna.Muster@gmail.com","replyTo":{"name":"Goldschmiede","address":"laden@goldschmiede.example"},"subject":"Ihre Bestellung 1001 bei Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nvielen Dank für Ihre Bestellung bei Goldschmiede. Sie ist am 20. November 2026 um 13:00 Uhr (MEZ) bei uns eingegangen; diese Nachricht bestätigt den Eingang und nimmt die Bestellung noch nicht an.\n\nBestellnummer: 1001\n\nIHRE BESTELLUNG\n\n1. Ring 1 (R-1)\n   2 × 100,00 € = 200,00 €\n\nVersand, Paket (Landpost): 5,90 €\nGesamtbetrag: 205,90 €\ninkl. MwSt.\n\nZAHLUNG\nÜberweisung\nSie bezahlen 205,90 € per Überweisung. Nehmen wir Ihre Bestellung an, nennen wir Ihnen die Bankverbindung und die Zahlungsfrist.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nWIDERRUF UND RECHTLICHES\nÜber Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.\nVertrag widerrufen: https://www.goldschmiede.example/vertrag-widerrufen?bestellung=1001\nAGB: https://www.goldschmiede.example/agb\nWiderruf: https://www.goldschmiede.example/widerruf\nDatenschutz: https://www.goldschmiede.example/datenschutz\nDie Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.\n\nGoldschmiede\nladen@goldschmiede.example\n","attachments":[{"filename":"agb.txt","content":"AGB\n\nEs gilt, was hier steht.\n"},{"filename":"widerruf.txt","content":"Widerruf\n\nVierzehn Tage.\n"}]}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (2, 'mail', 'ce240c63-5d8d-4da9-a009-851ee47146d1', '{"to":"laden@goldschmiede.example","replyTo":{"name":"Änne Öhlschläger","address":"Anna.Muster@gmail.com"},"subject":"Bestellung 1001 über die Website: 205,90 €","text":"Bestellnummer: 1001 (B-1001)\nEingegangen: 20. November 2026 um 13:00 Uhr (MEZ)\nE-Mail: Anna.Muster@gmail.com\nSprache der Seite: de\nZahlungsart: Überweisung (transfer)\n\nIHRE BESTELLUNG\n\n1. Ring 1 (R-1)\n   2 × 100,00 € = 200,00 €\n\nVersand, Paket (Landpost): 5,90 €\nGesamtbetrag: 205,90 €\ninkl. MwSt.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n"}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (3, 'mail', '4e63829c-2cc4-43e6-ab27-3a85fc1a30c4', '{"to":"berta@post.example","replyTo":{"name":"Goldschmiede","address":"laden@goldschmiede.example"},"subject":"Ihre Bestellung 1002 bei Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nvielen Dank für Ihre Bestellung bei Goldschmiede. Sie ist am 20. November 2026 um 13:00 Uhr (MEZ) bei uns eingegangen; diese Nachricht bestätigt den Eingang und nimmt die Bestellung noch nicht an.\n\nBestellnummer: 1002\n\nIHRE BESTELLUNG\n\n1. Trauring (R-10)\n   1 × 100,00 € pro Ring = 100,00 €\n\nVersand, Paket (Landpost): 5,90 €\nGesamtbetrag: 105,90 €\ninkl. MwSt.\n\nZAHLUNG\nPayPal\nSie bezahlen 105,90 € über PayPal.\nIst die Zahlung noch nicht abgeschlossen, führt Sie in demselben Browser die Seite Ihrer Bestellung dorthin zurück: https://www.goldschmiede.example/schaufenster/danke\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nWIDERRUF UND RECHTLICHES\nÜber Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.\nVertrag widerrufen: https://www.goldschmiede.example/vertrag-widerrufen?bestellung=1002\nAGB: https://www.goldschmiede.example/agb\nWiderruf: https://www.goldschmiede.example/widerruf\nDatenschutz: https://www.goldschmiede.example/datenschutz\nDie Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.\n\nGoldschmiede\nladen@goldschmiede.example\n","attachments":[{"filename":"agb.txt","content":"AGB\n\nEs gilt, was hier steht.\n"},{"filename":"widerruf.txt","content":"Widerruf\n\nVierzehn Tage.\n"}]}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (4, 'mail', '1c31b973-bc90-4d3e-8e40-e2e84691fd4a', '{"to":"laden@goldschmiede.example","replyTo":{"name":"Änne Öhlschläger","address":"berta@post.example"},"subject":"Bestellung 1002 über die Website: 105,90 €","text":"Bestellnummer: 1002 (B-1002)\nEingegangen: 20. November 2026 um 13:00 Uhr (MEZ)\nE-Mail: berta@post.example\nSprache der Seite: de\nZahlungsart: PayPal (paypal)\n\nIHRE BESTELLUNG\n\n1. Trauring (R-10)\n   1 × 100,00 € pro Ring = 100,00 €\n\nVersand, Paket (Landpost): 5,90 €\nGesamtbetrag: 105,90 €\ninkl. MwSt.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n"}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (5, 'mail', 'c385cc33-8297-4115-8a8a-bde8abf3a8dc', '{"to":"carl@post.example","replyTo":{"name":"Goldschmiede","address":"laden@goldschmiede.example"},"subject":"Ihre Bestellung 1003 bei Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nvielen Dank für Ihre Bestellung bei Goldschmiede. Sie ist am 20. November 2026 um 13:00 Uhr (MEZ) bei uns eingegangen; diese Nachricht bestätigt den Eingang und nimmt die Bestellung noch nicht an.\n\nBestellnummer: 1003\n\nIHRE BESTELLUNG\n\n1. Trauring (R-10)\n   1 × 100,00 € pro Ring = 100,00 €\n\nVersand, Abholung: 0,00 €\nGesamtbetrag: 100,00 €\ninkl. MwSt.\n\nZAHLUNG\nIm Laden\nDer Betrag von 100,00 € wird wie vereinbart zwischen Ihnen und uns beglichen.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nWIDERRUF UND RECHTLICHES\nÜber Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.\nVertrag widerrufen: https://www.goldschmiede.example/vertrag-widerrufen?bestellung=1003\nAGB: https://www.goldschmiede.example/agb\nWiderruf: https://www.goldschmiede.example/widerruf\nDatenschutz: https://www.goldschmiede.example/datenschutz\nDie Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.\n\nGoldschmiede\nladen@goldschmiede.example\n","attachments":[{"filename":"agb.txt","content":"AGB\n\nEs gilt, was hier steht.\n"},{"filename":"widerruf.txt","content":"Widerruf\n\nVierzehn Tage.\n"}]}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (6, 'mail', '8b31c16e-aed2-4f36-9641-24df9f38aecc', '{"to":"laden@goldschmiede.example","replyTo":{"name":"Änne Öhlschläger","address":"carl@post.example"},"subject":"Bestellung 1003 über die Website: 100,00 €","text":"Bestellnummer: 1003 (B-1003)\nEingegangen: 20. November 2026 um 13:00 Uhr (MEZ)\nE-Mail: carl@post.example\nSprache der Seite: de\nZahlungsart: Im Laden (house)\n\nIHRE BESTELLUNG\n\n1. Trauring (R-10)\n   1 × 100,00 € pro Ring = 100,00 €\n\nVersand, Abholung: 0,00 €\nGesamtbetrag: 100,00 €\ninkl. MwSt.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n"}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (7, 'mail', '94d49862-edee-4fe9-90ee-9dadaf4b141e', '{"to":"dora@post.example","replyTo":{"name":"Goldschmiede","address":"laden@goldschmiede.example"},"subject":"Ihre Bestellung 1004 bei Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nvielen Dank für Ihre Bestellung bei Goldschmiede. Sie ist am 20. November 2026 um 13:00 Uhr (MEZ) bei uns eingegangen; diese Nachricht bestätigt den Eingang und nimmt die Bestellung noch nicht an.\n\nBestellnummer: 1004\n\nIHRE BESTELLUNG\n\n1. Trauring (R-10)\n   2 × 100,00 € pro Ring = 200,00 €\n\nVersand, Paket (Landpost): 5,90 €\nGesamtbetrag: 205,90 €\ninkl. MwSt.\n\nZAHLUNG\nÜberweisung\nSie bezahlen 205,90 € per Überweisung. Nehmen wir Ihre Bestellung an, nennen wir Ihnen die Bankverbindung und die Zahlungsfrist.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nWIDERRUF UND RECHTLICHES\nÜber Ihr Widerrufsrecht und seine Ausnahmen belehrt Sie die beiliegende Widerrufsbelehrung.\nVertrag widerrufen: https://www.goldschmiede.example/vertrag-widerrufen?bestellung=1004\nAGB: https://www.goldschmiede.example/agb\nWiderruf: https://www.goldschmiede.example/widerruf\nDatenschutz: https://www.goldschmiede.example/datenschutz\nDie Rechtstexte, die für Ihre Bestellung gelten, liegen dieser Nachricht bei. Bitte bewahren Sie sie auf.\n\nGoldschmiede\nladen@goldschmiede.example\n","attachments":[{"filename":"agb.txt","content":"AGB\n\nEs gilt, was hier steht.\n"},{"filename":"widerruf.txt","content":"Widerruf\n\nVierzehn Tage.\n"}]}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (8, 'mail', 'e45b04bc-81e4-41a1-97b0-0a7f6837d2fa', '{"to":"laden@goldschmiede.example","replyTo":{"name":"Änne Öhlschläger","address":"dora@post.example"},"subject":"Bestellung 1004 über die Website: 205,90 €","text":"Bestellnummer: 1004 (B-1004)\nEingegangen: 20. November 2026 um 13:00 Uhr (MEZ)\nE-Mail: dora@post.example\nSprache der Seite: de\nZahlungsart: Überweisung (transfer)\n\nIHRE BESTELLUNG\n\n1. Trauring (R-10)\n   2 × 100,00 € pro Ring = 200,00 €\n\nVersand, Paket (Landpost): 5,90 €\nGesamtbetrag: 205,90 €\ninkl. MwSt.\n\nLIEFERADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n\nRECHNUNGSADRESSE\nÄnne Öhlschläger\nKornmarkt 7 a\n79098 Freiburg\nDeutschland\n"}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (9, 'document', '10006888-1894-45b3-b6d5-539b27c2cadd', '{"document":1}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO outbox VALUES (10, 'mail', 'aa103a8c-329d-48b0-bef9-d75b6fe152dc', '{"to":"dora@post.example","replyTo":{"name":"Goldschmiede","address":"laden@goldschmiede.example"},"subject":"Wir nehmen Ihre Bestellung 1004 an: Goldschmiede","text":"Guten Tag Änne Öhlschläger,\n\nwir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:\n\n2 × Trauring: 200,00 €\n\nGesamtbetrag: 205,90 €\n\nBitte überweisen Sie 205,90 € mit dem Verwendungszweck B-1004 bis zum 27. November 2026 auf dieses Konto:\n\nIBAN: DE02 1203 0000 0000 2020 51\n\nGoldschmiede\nladen@goldschmiede.example\n","html":"<!DOCTYPE html>\n<html lang=\"de\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"color-scheme\" content=\"light\">\n<title>Auftragsbestätigung 1004</title>\n</head>\n<body style=\"margin:0;padding:0;background:#f4f3ef\">\n<div role=\"article\" lang=\"de\" style=\"font-family:''Hanken Grotesk'',Helvetica,Arial,sans-serif;color:#26262b;font-size:15px;line-height:1.55;max-width:640px;margin:0 auto;background:#ffffff;border-top:5px solid #26262b\">\n<div style=\"padding:36px 40px 28px\">\n<p style=\"margin:0 0 34px;font-family:Newsreader,Georgia,serif;font-size:25px;line-height:1.2;color:#26262b\">Goldschmiede</p>\n<h1 style=\"margin:0 0 18px;font-family:Newsreader,Georgia,serif;font-weight:400;font-size:24px;line-height:1.25;color:#26262b\">Auftragsbestätigung 1004</h1>\n<p style=\"margin:0 0 14px\">Guten Tag Änne Öhlschläger,</p>\n<p style=\"margin:0 0 14px\">wir nehmen Ihre Bestellung vom 20. November 2026 an. Damit ist der Vertrag geschlossen über:</p>\n<p style=\"margin:0 0 14px\">2 × Trauring: 200,00 €</p>\n<p style=\"margin:0 0 14px\">Gesamtbetrag: 205,90 €</p>\n<p style=\"margin:0 0 14px\">Bitte überweisen Sie 205,90 € mit dem Verwendungszweck B-1004 bis zum 27. November 2026 auf dieses Konto:</p>\n<p style=\"margin:0 0 14px\">IBAN: DE02 1203 0000 0000 2020 51</p>\n</div>\n<div style=\"padding:18px 40px 30px;border-top:1px solid #d9d7d1;font-size:12px;line-height:1.6;color:#6d6d74\">\n<p style=\"margin:0 0 14px\">Goldschmiede<br>laden@goldschmiede.example</p>\n</div>\n</div>\n</body>\n</html>\n","attachments":[{"filename":"Auftragsbestätigung-1004.pdf","type":"application/pdf","file":1}]}', 1795176000000, 1795176000000, 1, 1795176000000, NULL);
INSERT INTO payment_term VALUES (1004, 1795820400000, NULL, NULL);
INSERT INTO reservation VALUES (1001, 1796644800000, 'u4WocSU-5HTQIAhMe925bN');
INSERT INTO reservation VALUES (1002, 1795177800000, 'yM6e5lJP3rhgr7W-e-pCGX');
INSERT INTO reservation VALUES (1003, 1796644800000, '2jsn5RMN2ZH8PsmP7fktqw');
INSERT INTO reservation VALUES (1004, 1796644800000, 'YOlJipzcvTdjHoIlm4krPg');
INSERT INTO sent_mail VALUES ('anna.muster@gmail.com', 1795176000000);
INSERT INTO sent_mail VALUES ('berta@post.example', 1795176000000);
INSERT INTO sent_mail VALUES ('carl@post.example', 1795176000000);
INSERT INTO sent_mail VALUES ('dora@post.example', 1795176000000);
INSERT INTO sent_mail VALUES ('dora@post.example', 1795176000000);
INSERT INTO setting VALUES ('stock_snapshot', 'null null');
INSERT INTO setting VALUES ('own_accounts', '["DE02120300000000202051"]');
INSERT INTO setting VALUES ('reconciled_at', '1795176000000');
INSERT INTO shop_order VALUES (1001, '4f68d908-52aa-423d-a1f0-72c76791de7e', 'dcacec58-d2d1-4289-a785-49fe5e822502', 'LmRav3G8ql-5gxVva-XZxXp0LQoI1ZQ77Y1NEwVeJY0', '{"status":"ok","order_id":1001,"order_uuid":"4f68d908-52aa-423d-a1f0-72c76791de7e","reference":"B-1001","total_price_brutto":"205.90","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'Anna.Muster@gmail.com', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 1, 'transfer', 590, NULL, 20590, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Paket (Landpost)","payment":"Überweisung","shopPayment":"Überweisung","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-1","details":[],"taxScheme":"standard"}]}', NULL, 'placed', 1);
INSERT INTO shop_order VALUES (1002, '91e91888-448f-4963-bdbe-93a2e9c6e1a9', '537d70cf-3a0c-4ca6-91d8-e19b3c06998b', '2h-SyN91lUDonu-ABWEqOwXEc00-NMDsBrsghaTu_nw', '{"status":"ok","order_id":1002,"order_uuid":"91e91888-448f-4963-bdbe-93a2e9c6e1a9","reference":"B-1002","total_price_brutto":"105.90","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'berta@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 4, 'paypal', 590, NULL, 10590, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', NULL, '{"delivery":"Paket (Landpost)","payment":"PayPal","shopPayment":"PayPal","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-10","details":[],"taxScheme":"standard"}]}', NULL, 'placed', 1);
INSERT INTO shop_order VALUES (1003, '8a007c18-bc0d-480b-9d05-7ea69e814be0', 'eb827b9b-0e5e-4ad2-98ed-0c88eefe20a9', 'XBguzWuqlolFFJCsT4lN5s1pRom5qFojsUZ7psadvEo', '{"status":"ok","order_id":1003,"order_uuid":"8a007c18-bc0d-480b-9d05-7ea69e814be0","reference":"B-1003","total_price_brutto":"100.00","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'carl@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 2, 2, 'house', 0, NULL, 10000, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Abholung","payment":"Im Laden","shopPayment":"Im Laden","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-10","details":[],"taxScheme":"standard"}]}', NULL, 'placed', 1);
INSERT INTO shop_order VALUES (1004, '5600b847-5b9b-4329-b529-fb885de6931b', 'e3c401c3-6c9e-42b2-a022-0da56525d1f3', 'jJqYQyT7Oleu_ZmWeseR-WqNzdV22bwIF9D2DE5tHLI', '{"status":"ok","order_id":1004,"order_uuid":"5600b847-5b9b-4329-b529-fb885de6931b","reference":"B-1004","total_price_brutto":"205.90","placed_at":"2026-11-20T12:00:00.000Z"}', 1795176000000, 'de', 'dora@post.example', NULL, NULL, NULL, 0, '{"first_name":"Änne","last_name":"Öhlschläger","street":"Kornmarkt","number":"7 a","zip_code":"79098","city":"Freiburg","country_code":"DE"}', NULL, NULL, 1, 1, 'transfer', 590, NULL, 20590, NULL, '[{"type":"agb","hash":"31ec0087332b5a27"},{"type":"widerruf","hash":"87f92066fd652ef4"}]', '- IBAN: DE02 1203 0000 0000 2020 51', '{"delivery":"Paket (Landpost)","payment":"Überweisung","shopPayment":"Überweisung","taxScheme":"standard","vatPercent":null,"lines":[{"reference":"R-10","details":[],"taxScheme":"standard"}]}', NULL, 'accepted', 2);
INSERT INTO stock_movement VALUES ('4f68d908-52aa-423d-a1f0-72c76791de7e/0/sale', 1001, 0, 'goldschmiede.example', 1, NULL, -2, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO stock_movement VALUES ('91e91888-448f-4963-bdbe-93a2e9c6e1a9/0/sale', 1002, 0, 'goldschmiede.example', 10, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO stock_movement VALUES ('8a007c18-bc0d-480b-9d05-7ea69e814be0/0/sale', 1003, 0, 'goldschmiede.example', 10, NULL, -1, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
INSERT INTO stock_movement VALUES ('5600b847-5b9b-4329-b529-fb885de6931b/0/sale', 1004, 0, 'goldschmiede.example', 10, NULL, -2, 'sale', 1795176000000, 'null null', NULL, NULL, NULL);
CREATE INDEX withdrawal_by_time ON withdrawal (at);
CREATE INDEX message_by_time ON message (at);
CREATE INDEX shop_request_by_time ON shop_request (at);
CREATE INDEX rating_by_time ON rating (at);
CREATE INDEX attempt_by_email ON attempt (email, at);
CREATE INDEX outbox_by_channel ON outbox (channel, id, due_at) WHERE settled_at IS NULL;
CREATE INDEX sent_mail_by_recipient ON sent_mail (recipient, at);
CREATE INDEX order_event_by_order ON order_event (order_id);
CREATE INDEX ledger_by_order ON ledger (order_id);
CREATE INDEX refund_by_order ON refund (order_id);
CREATE INDEX statement_question_by_order ON statement_question (order_id);
CREATE INDEX stock_movement_by_line ON stock_movement (order_id, position);
CREATE INDEX stock_movement_by_piece ON stock_movement (product, variant, booked_at);
CREATE INDEX stock_movement_to_book ON stock_movement (queued_at) WHERE booked_at IS NULL;
CREATE INDEX reservation_by_end ON reservation (expires_at);
CREATE VIEW open_reservation AS SELECT order_id, expires_at, network FROM reservation WHERE NOT EXISTS
		(SELECT 1 FROM ledger WHERE ledger.order_id = reservation.order_id AND kind IN ('received', 'authorised'));
CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'The ledger is never changed'); END;
CREATE TRIGGER ledger_is_never_shortened BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'The ledger is never changed'); END;
CREATE INDEX document_by_order ON document (order_id);
CREATE INDEX document_by_time ON document (at);
CREATE TRIGGER document_is_never_changed BEFORE UPDATE ON document
		WHEN NEW.facts IS NOT NULL OR NEW.number IS NOT OLD.number OR NEW.at <> OLD.at OR NEW.cents IS NOT OLD.cents OR NEW.order_id <> OLD.order_id
		BEGIN SELECT RAISE(ABORT, 'A document is never changed'); END;
CREATE TRIGGER document_is_never_removed BEFORE DELETE ON document BEGIN SELECT RAISE(ABORT, 'A document is never removed'); END;
CREATE TRIGGER document_file_is_never_changed BEFORE UPDATE ON document_file
		WHEN NEW.bytes IS NOT NULL OR NEW.sha256 <> OLD.sha256 OR NEW.chain <> OLD.chain
		BEGIN SELECT RAISE(ABORT, 'A document is never changed'); END;
CREATE TRIGGER document_file_is_never_removed BEFORE DELETE ON document_file
		BEGIN SELECT RAISE(ABORT, 'A document is never removed'); END;
CREATE TRIGGER desk_forgets_withdrawal AFTER DELETE ON withdrawal BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'withdrawal', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_forgets_message AFTER DELETE ON message BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'message', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_forgets_shop_request AFTER DELETE ON shop_request BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_request', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_forgets_statement_question AFTER DELETE ON statement_question BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'statement_question', 'id', old.id), CAST(unixepoch('subsec') * 1000 AS INTEGER), CAST(unixepoch('subsec') * 1000 AS INTEGER)
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_events AFTER INSERT ON order_event BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_order', 'id', new.order_id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_money AFTER INSERT ON ledger BEGIN
		UPDATE shop_order SET revision = revision + 1 WHERE id = new.order_id; INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_order', 'id', new.order_id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_withdrawals AFTER INSERT ON withdrawal BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'withdrawal', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_messages AFTER INSERT ON message WHEN new.held_back IS NULL BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'message', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_statement_questions AFTER INSERT ON statement_question BEGIN
		INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_order', 'id', new.order_id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk') AND new.order_id IS NOT NULL;
		INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'statement_question', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk') AND new.order_id IS NULL; END;
CREATE TRIGGER desk_shows_settled_questions AFTER UPDATE OF settled_at ON statement_question WHEN new.order_id IS NOT NULL BEGIN
		INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_order', 'id', new.order_id), new.settled_at, new.settled_at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
CREATE TRIGGER desk_shows_requests AFTER INSERT ON shop_request WHEN new.held_back IS NULL BEGIN INSERT INTO outbox (channel, uuid, body, at, due_at)
		SELECT 'desk', lower(hex(randomblob(16))), json_object('table', 'shop_request', 'id', new.id), new.at, new.at
		WHERE EXISTS (SELECT 1 FROM setting WHERE name = 'desk'); END;
