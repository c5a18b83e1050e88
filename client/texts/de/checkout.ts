/** From the checkout to the confirmation of an order. German. */

/** Where an order is paid through a provider. German. */
const payment = {
	title: 'Bezahlen',
	loading: 'Ihre Bestellung wird geladen …',
	withoutScript: 'Zum Bezahlen benötigt diese Seite JavaScript. Wie Sie ohne JavaScript bezahlen, sagen wir Ihnen gern:',
	none: 'Diesem Browser ist keine Bestellung bekannt, die noch zu bezahlen ist.',
	notHere: 'Für Ihre letzte Bestellung ist auf dieser Seite nichts mehr zu tun.',
	toConfirmation: 'Zur Bestellbestätigung',
	toContact: 'Zur Kontaktseite',
	toCart: 'Zum Warenkorb',
	retry: 'Noch einmal versuchen',
	placed: 'Ihre Bestellung ist bei uns eingegangen. Jetzt fehlt nur noch die Zahlung.',
	cartKept: 'Ihr Warenkorb wird geleert, sobald die Zahlung abgeschlossen ist; bestellen müssen Sie nichts noch einmal.',
	number: 'Bestellnummer',
	amount: 'Zu zahlen',
	heading: (provider: string) => `Zahlung mit ${provider}`,
	paypalIntro:
		'Die Schaltfläche öffnet ein Fenster von PayPal, in dem Sie sich anmelden und die Zahlung freigeben. Name und Anschrift geben wir nicht weiter.',
	klarnaIntro:
		'Klarna zeigt Ihnen hier seine Bedingungen. Ihre Anschrift und E-Mail-Adresse erfährt Klarna erst, wenn Sie die Anfrage unten absenden.',
	/** Of the button that asks the pay-later provider: no slogan (Dir. 2023/2225). */
	authorize: 'Anfrage an Klarna senden',
	providerLoading: (provider: string) => `${provider} wird geladen …`,
	open: (provider: string) => `${provider} fragt Sie nach der Freigabe. Bitte lassen Sie diese Seite so lange offen.`,
	blocked: (provider: string) =>
		`${provider} lässt sich gerade nicht laden. Möglicherweise hält eine Erweiterung Ihres Browsers den Dienst zurück, oder er antwortet nicht.`,
	closed: (provider: string) => `Sie haben ${provider} verlassen, ohne die Zahlung freizugeben. Es ist nichts bezahlt.`,
	failed: (provider: string) => `Bei ${provider} ist ein Fehler aufgetreten. Die Zahlung ist nicht freigegeben.`,
	declined: (provider: string) =>
		`${provider} hat diese Zahlung abgelehnt. Den Grund erfahren wir nicht; ${provider} kann ihn Ihnen nennen.`,
	posting: 'Ihre Freigabe wird an uns übermittelt …',
	unposted: (provider: string) =>
		`Sie haben die Zahlung bei ${provider} freigegeben, aber wir konnten das nicht bestätigen. Bitte zahlen Sie nicht noch einmal: „Erneut übermitteln“ sendet dieselbe Freigabe, auch später oder nachdem Sie die Seite neu geladen haben.`,
	resend: 'Erneut übermitteln',
	memoryOnly: 'Ihr Browser kann sich die Freigabe nicht merken. Bitte lassen Sie diese Seite offen, bis die Zahlung bestätigt ist.',
	refused: (provider: string) => `${provider} hat die freigegebene Zahlung nicht ausgeführt. Es ist nichts bezahlt.`,
	done: 'Ihre Zahlung ist bestätigt.',
	others: 'Anders bezahlen',
	ends: 'Kommt bald keine Zahlung zustande, endet Ihre Bestellung von selbst, und es ist nichts zu bezahlen.',
	transfer:
		'Sie können stattdessen überweisen: Wir stellen Ihre Bestellung um, legen die Ware länger für Sie zurück und nennen Ihnen die Bankverbindung.',
	toTransfer: 'Auf Überweisung umstellen',
	transferRefused: 'Diese Bestellung lässt sich nicht auf Überweisung umstellen. Bitte überweisen Sie nichts, sondern fragen Sie uns.',
	transferUnknown:
		'Wir wissen noch nicht, ob Ihre Bestellung umgestellt ist. Bitte versuchen Sie es noch einmal; haben wir sie schon umgestellt, ändert das nichts.',
	ask: 'Oder fragen Sie uns:',
};

/** Texts of the order confirmation. German. */
const confirmation = {
	productReference: 'Referenz',
	title: 'Ihre Bestellung',
	loading: 'Ihre Bestellung wird geladen …',
	withoutScript:
		'Die Bestellung liegt in Ihrem Browser und benötigt JavaScript. Alle Angaben stehen auch in der Bestätigung, die Sie per E-Mail erhalten haben.',
	none: 'Diesem Browser ist keine Bestellung bekannt: Er bewahrt sie nur einen Tag lang auf. Alle Angaben stehen in der Bestätigung, die Sie per E-Mail erhalten haben.',
	toShop: 'Zum Schaufenster',
	thanks: (email: string) => `Vielen Dank. Ihre Bestellung ist bei uns eingegangen; eine Bestätigung geht an ${email}.`,
	print: 'Drucken',
	number: 'Bestellnummer',
	placedAt: 'Bestellt am',
	paymentMethod: 'Zahlungsart',
	payment: 'Zahlung',
	paid: (provider: string) => `Die Zahlung mit ${provider} ist bestätigt.`,
	paidLater: (provider: string) => `${provider} hat die Zahlung angenommen. Wann und wie Sie zahlen, teilt Ihnen ${provider} mit.`,
	pending: (provider: string) =>
		`${provider} prüft die Zahlung noch. Bitte zahlen Sie nicht noch einmal. Wird sie angenommen, bestätigen wir das per E-Mail; wird sie abgelehnt, endet die Bestellung, und auch das schreiben wir Ihnen.`,
	unpaid: (provider: string) => `Die Zahlung mit ${provider} steht noch aus.`,
	toPayment: 'Zur Zahlung',
	unposted: (provider: string) =>
		`Sie haben die Zahlung bei ${provider} freigegeben, aber wir konnten das noch nicht bestätigen. Bitte zahlen Sie nicht noch einmal, sondern übermitteln Sie die Freigabe erneut.`,
	house: (method: string) => `Sie haben „${method}“ gewählt und bezahlen direkt bei uns.`,
	/** Of an order that is accepted with its receipt, before it asks for a transfer. */
	accepted: (moment: string) => `Wir haben Ihre Bestellung am ${moment} angenommen. Damit ist der Vertrag geschlossen.`,
	transfer:
		'Bitte überweisen Sie den Betrag und geben Sie den Verwendungszweck an, damit wir die Zahlung Ihrer Bestellung zuordnen können.',
	recipient: 'Empfänger',
	amount: 'Betrag',
	reference: 'Verwendungszweck',
	/** The last day on which a transfer is in time, above that day. */
	dueOn: 'Zu zahlen bis',
	/** The button that puts one of the details into the clipboard, and what it says after. */
	copy: 'kopieren',
	copied: 'kopiert',
	notCopied: 'nicht kopiert, bitte von Hand',
	/** Of the code that banks' apps read, and what it says to those who do not see it. */
	code: 'Für Ihre Banking-App: Der Code füllt die Überweisung aus.',
	codeAlternative: 'QR-Code mit den Angaben der Überweisung, die auch daneben stehen',
	awaitsAddress: (email: string) =>
		`Ihre Bestellung wartet noch auf Sie: Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link, den wir an ${email} gesandt haben. Bis dahin legen wir die Stücke nur kurz zurück.`,
	noAccount: 'Nehmen wir Ihre Bestellung an, nennen wir Ihnen die Bankverbindung per E-Mail; bitte überweisen Sie erst dann.',
	pieces: 'Bestellte Stücke',
	each: (count: number, price: string) => `${count} × ${price}`,
	/** Instead of a provider's name, once its buyer has changed to it. */
	byTransfer: 'Banküberweisung',
	surcharge: (amount: string) => `davon Aufpreis: ${amount}`,
	/** With its colon, as each language sets it. */
	labelled: (label: string) => `${label}:`,
	delivery: 'Versand',
	giftWrap: 'Geschenkverpackung',
	total: 'Gesamtbetrag',
	shippingAddress: 'Lieferadresse',
	/** The same for products that the buyer collects. */
	pickUpAddress: 'Abholung',
	invoiceAddress: 'Rechnungsadresse',
	vatId: 'USt-IdNr.',
	sameAddress: 'Wie die Lieferadresse',
	comment: 'Ihre Anmerkung',
	next: 'Wie es weitergeht',
	nextMail: (email: string) =>
		`An ${email} geht eine Bestätigung mit allen Angaben und den Rechtstexten zum Aufbewahren. Kommt sie nicht an, sehen Sie bitte auch im Spamordner nach.`,
	nextParcel: 'Wir schreiben Ihnen, sobald Ihre Bestellung unterwegs ist oder für Sie bereitliegt.',
	/** Where a contract is withdrawn from (§ 356a BGB), before its link. */
	withdraw: 'Sie haben es sich anders überlegt?',
	toWithdraw: 'Vertrag widerrufen',
	ask: 'Bei Fragen sind wir für Sie da:',
	toContact: 'Zur Kontaktseite',
	cartKept: 'Ihr Warenkorb konnte nicht geleert werden: Was Sie bestellt haben, liegt noch darin. Bestellt ist es nur einmal.',
};

export const checkout = {
	checkout: {
		title: 'Kasse',
		withoutScript:
			'Die Kasse benötigt JavaScript. Gern nehmen wir Ihre Bestellung auch telefonisch oder per E-Mail entgegen; wie Sie uns erreichen, steht unten auf dieser Seite.',
		loading: 'Ihre Bestellung wird vorbereitet.',
		memoryOnly: 'Ihr Browser speichert Ihre Angaben nicht. Sie bleiben nur erhalten, solange diese Seite geöffnet ist.',
		stepsLabel: 'Schritte der Bestellung',
		steps: { adresse: 'Adresse', versand: 'Versand', zahlung: 'Zahlung', pruefen: 'Prüfen und bestellen' },
		toAddress: 'Weiter zur Adresse',
		toDelivery: 'Weiter zum Versand',
		toPayment: 'Weiter zur Zahlung',
		toReview: 'Weiter zur Prüfung',
		optional: (label: string) => `${label} (freiwillig)`,
		requiredNote: 'Bitte füllen Sie alle Felder aus, die nicht als freiwillig gekennzeichnet sind.',
		contactLegend: 'Kontakt',
		email: 'E-Mail',
		phone: 'Telefon',
		shippingLegend: 'Lieferadresse',
		emailMeant: (email: string) => `Meinten Sie ${email}?`,
		invoiceDiffers: 'Die Rechnung geht an eine andere Adresse',
		invoiceLegend: 'Rechnungsadresse',
		sameAddress: 'Wie die Lieferadresse',
		/** The first question where products can be collected, too; collection is called as the shop's methods are. */
		receive: { legend: 'Lieferung oder Abholung', delivery: 'Lieferung an eine Adresse' },
		/** The collecting buyer, and the place. */
		pickUpLegend: 'Abholung',
		/** The same as `invoiceDiffers` where no address is known. */
		invoiceWanted: 'Ich brauche eine Rechnung mit Adresse',
		/** At a way to pay that is not possible without one. */
		addressNeeded: 'Für die Lieferung benötigen wir Ihre Adresse.',
		invoiceNeeded: 'Dafür benötigen wir Ihre Rechnungsadresse.',
		noInvoiceAddress: 'Keine angegeben',
		fields: {
			first_name: 'Vorname',
			last_name: 'Nachname',
			company: 'Firma',
			street: 'Straße',
			number: 'Hausnummer',
			addition: 'Adresszusatz',
			zip_code: 'Postleitzahl',
			city: 'Ort',
			country_code: 'Land',
		},
		/** Of a company, for its invoice. */
		vatId: 'USt-IdNr.',
		vatIdInvalid: 'Bitte prüfen Sie die USt-IdNr.: Sie beginnt mit dem Kürzel des Landes, zum Beispiel DE123456789 oder CHE123456789.',
		/** A line of an address that documents cannot print. */
		lineInvalid:
			'Bitte verwenden Sie lateinische, griechische, kyrillische, hebräische oder arabische Schrift, ohne Emojis, Links und unsichtbare Zeichen.',
		postcodeInvalid: 'Bitte prüfen Sie die Postleitzahl: Sie passt nicht zum gewählten Land.',
		countryInvalid: 'In dieses Land liefern wir nicht.',
		deliveryLegend: 'Versandart',
		deliveryMissing: 'Bitte wählen Sie eine Versandart.',
		provider: (name: string) => `mit ${name}`,
		free: 'kostenlos',
		arrival: (days: string) => `Ankunft etwa ${days}`,
		ready: (days: string) => `Bereit etwa ${days}`,
		/** The same where money in advance comes first: working days from then on. */
		arrivalAfterPayment: ({ least, most }: { readonly least: number; readonly most: number }) =>
			most === 1
				? 'Etwa 1 Werktag nach Zahlungseingang'
				: `Etwa ${least === most ? most : `${least} bis ${most}`} Werktage nach Zahlungseingang`,
		noDelivery: 'In dieses Land liefern wir zurzeit nicht.',
		changeAddress: 'Lieferadresse ändern',
		paymentLegend: 'Zahlungsart',
		paymentMissing: 'Bitte wählen Sie eine Zahlungsart.',
		paymentNotes: {
			transfer:
				'Die Bankverbindung nennen wir Ihnen, sobald wir die Bestellung annehmen. Die Lieferzeit beginnt, wenn Ihre Zahlung eingegangen ist.',
			paypal: 'Nach der Bestellung geht es weiter zur Zahlung mit PayPal.',
			klarna: 'Nach der Bestellung geht es weiter zur Zahlung mit Klarna. Dort erfahren Sie die Bedingungen, bevor Sie zustimmen.',
			house: 'Sie bezahlen direkt bei uns, ohne einen Anbieter.',
		},
		noSurcharge: 'Für keine Zahlungsart berechnen wir einen Aufpreis.',
		noPayment: 'Für diese Versandart und diesen Betrag bieten wir zurzeit keine Zahlungsart an.',
		changeDelivery: 'Versandart ändern',
		change: 'Ändern',
		changeOf: (what: string) => `${what} ändern`,
		comment: 'Anmerkung zur Bestellung',
		legal: 'Für Ihre Bestellung gelten diese Texte. Bitte lesen Sie sie, bevor Sie bestellen:',
		/** Opens the notice of the legal guarantee, whose first words it says. */
		guarantee: 'Gesetzliche Gewährleistung: mindestens zwei Jahre',
		summary: 'Ihre Bestellung',
		summaryLines: 'Bestellte Stücke',
		changeCart: 'Warenkorb ändern',
		countAtPrice: (count: number, price: string) => `${count} × ${price}`,
		shipping: 'Versand',
		notChosen: 'noch nicht gewählt',
		duties: 'zuzüglich Zoll und Einfuhrabgaben, die im Empfängerland anfallen können',
		totalWithoutShipping: 'Summe ohne Versand',
		/** Literal (§ 312j (3) BGB). */
		order: 'zahlungspflichtig bestellen',
		checking: 'Preise und Bestand werden geprüft …',
		checkAgain: 'Noch einmal prüfen',
		sending: 'Ihre Bestellung wird gesendet …',
		placed: 'Ihre Bestellung ist bei uns eingegangen. Einen Augenblick, bitte.',
		contact: 'Zur Kontaktseite',
		confirmChanges: 'Änderungen bestätigen',
		shippingChanged: (from: string, to: string) => `Der Versand kostete ${from} und kostet jetzt ${to}.`,
		wrapChanged: (from: string, to: string) => `Die Geschenkverpackung kostete ${from} und kostet jetzt ${to}.`,
		wrapGone: 'Eine Geschenkverpackung bieten wir zurzeit nicht an. Sie ist nicht mehr Teil der Bestellung.',
		totalChanged: (from: string, to: string) => `Der Gesamtbetrag war ${from} und ist jetzt ${to}.`,
		legalTextChanged: (title: string | null) =>
			`${title === null ? 'Ein Rechtstext' : `Der Text „${title}“`} hat sich inzwischen geändert. Bitte laden Sie die Seite neu, und lesen Sie ihn, bevor Sie bestellen. Ihre Angaben bleiben erhalten.`,
		reload: 'Verstanden, Seite neu laden',
		failures: {
			changed: 'Es hat sich etwas geändert. Bitte bestätigen Sie die Änderungen oben, bevor Sie bestellen. Bestellt ist noch nichts.',
			invalid: 'Eine Angabe konnten wir so nicht annehmen. Bestellt ist noch nichts.',
			closed: 'Zurzeit nehmen wir im Internet keine Bestellungen an. Bestellt ist nichts, und Ihr Warenkorb bleibt Ihnen erhalten.',
			limited: 'Von Ihrem Anschluss kamen zu viele Bestellungen. Bestellt ist nichts. Bitte versuchen Sie es in zehn Minuten noch einmal.',
			failed:
				'Ihre Bestellung konnte nicht aufgenommen werden. Bestellt ist nichts, und Ihre Angaben sind erhalten geblieben. Bitte versuchen Sie es noch einmal, oder rufen Sie uns an.',
			unknown: 'Wir wissen es noch immer nicht. Bitte senden Sie die Bestellung in einigen Minuten noch einmal.',
			notChecked: 'Wir konnten Preise und Bestand gerade nicht prüfen. Bestellt ist nichts, und Ihr Warenkorb ist, wie er war.',
			elsewhere: 'In einem anderen Fenster wurde etwas geändert. Bitte prüfen Sie Ihre Bestellung noch einmal.',
			incomplete: 'Es fehlt noch eine Angabe. Bitte gehen Sie die Schritte noch einmal durch.',
		},
		tooMany: {
			title: 'Für eine Bestellung sind es zu viele Stücke',
			text: (count: number, max: number) =>
				`Eine Bestellung umfasst bis zu ${max} verschiedene Stücke, und in Ihrem Warenkorb liegen ${count}. Bitte nehmen Sie einige heraus und bestellen Sie sie danach, oder fragen Sie uns. Bestellt ist noch nichts.`,
		},
		unanswered: {
			title: 'Wir wissen nicht, ob Ihre Bestellung angekommen ist',
			text: 'Sie wurde gesendet, aber es kam keine Antwort. Senden Sie sie einfach noch einmal: Auch wenn sie schon angekommen ist, wird sie nur einmal ausgeführt.',
			resend: 'Dieselbe Bestellung noch einmal senden',
		},
		reused: {
			title: 'Eine frühere Bestellung ist offenbar schon angekommen',
			text: 'Sie haben diese Bestellung geändert, nachdem eine frühere Fassung gesendet war, und die frühere liegt uns vor. Ihre Änderungen sind nicht bestellt. Bitte sehen Sie in Ihrem E-Mail-Postfach nach, was die Bestätigung nennt. Soll daran etwas anders sein, teilen Sie uns das bitte mit.',
			again: 'Trotzdem eine weitere Bestellung aufgeben',
			againHint: 'Eine weitere Bestellung kommt zu der früheren hinzu. Sie können sie noch einmal prüfen, bevor Sie bestellen.',
		},
		unpaid: {
			title: 'Ihre Bestellung ist angekommen und noch nicht bezahlt',
			text: (payment: string) => `Sie haben „${payment}“ gewählt. Die Zahlung können Sie jetzt fortsetzen.`,
			pay: 'Weiter zur Zahlung',
			other: 'Eine weitere Bestellung aufgeben',
			otherHint: 'Eine weitere Bestellung kommt zu dieser hinzu. Möchten Sie diese nicht behalten, teilen Sie uns das bitte mit.',
		},
	},
	payment,
	confirmation,
};
