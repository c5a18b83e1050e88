/** Duties of the shop as a whole to its buyers, by law and else, and those of its legal texts. `{rule}`: see problem-texts.ts. */
import type { ProblemText } from '../report-text.ts';

export const shopDuties = {
	'bank-account-unclear': {
		heading: { de: 'Konto nicht eindeutig', en: 'Account not clear', fr: 'Compte ambigu' },
		meaning: {
			de: 'Wer per Überweisung zahlt, gibt Kontoinhaber und IBAN an, und die Bank vergleicht beide Buchstabe für Buchstabe. In den Shop-Einstellungen fehlt eines davon, oder Felder und Text nennen verschiedene Konten, oder beides wird nur aus dem Text gelesen.',
			en: 'Buyers who pay by bank transfer state the account holder and the IBAN, and their bank compares both letter by letter. In the shop settings one of them is missing, or fields and text name different accounts, or both are only read out of the text.',
			fr: 'Les clients qui paient par virement indiquent le titulaire et l’IBAN, et leur banque compare les deux lettre par lettre. Dans les réglages de la boutique, l’un des deux manque, ou les champs et le texte nomment des comptes différents, ou les deux ne sont lus que dans le texte.',
		},
		fix: {
			de: 'Tragen Sie Kontoinhaber und IBAN genau so ein, wie Ihre Bank sie führt, und leeren Sie den Text „Bankverbindung“.',
			en: 'Fill in account holder and IBAN exactly as your bank has them, and empty the text “bank details”.',
			fr: 'Saisissez le titulaire et l’IBAN exactement comme votre banque les tient, et videz le texte «\u202fCoordonnées bancaires\u202f».',
		},
	},
	'bank-details-missing': {
		heading: { de: 'Bankverbindung fehlt', en: 'No bank details', fr: 'Coordonnées bancaires manquantes' },
		meaning: {
			de: 'Der Shop bietet die Zahlung per Überweisung an, nennt aber kein Konto. Wer so bestellt, weiß nicht, wohin das Geld soll.',
			en: 'The shop offers payment by bank transfer, but names no account. Buyers who choose it do not know where to send the money.',
			fr: 'La boutique propose le paiement par virement, mais n’indique aucun compte. Les clients qui choisissent ce moyen ne savent pas où envoyer l’argent.',
		},
		fix: {
			de: 'Tragen Sie in den Shop-Einstellungen die Bankverbindung ein, oder nehmen Sie die Überweisung aus den Zahlungsarten.',
			en: 'Fill in the bank details in the shop settings, or take bank transfer off the payment methods.',
			fr: 'Saisissez les coordonnées bancaires dans les réglages de la boutique, ou retirez le virement des moyens de paiement.',
		},
	},
	'law-accessibility': {
		heading: { de: 'Erklärung zur Barrierefreiheit fehlt', en: 'No accessibility statement', fr: 'Déclaration d’accessibilité manquante' },
		meaning: {
			de: 'Ein Shop, der verkauft, muss erklären, wie barrierefrei er ist{rule}. Diese Seite fehlt oder wird nicht gezeigt.',
			en: 'A shop that sells has to say how accessible it is{rule}. That page is missing, or is not shown.',
			fr: 'Une boutique qui vend en ligne doit déclarer son accessibilité{rule}. Cette page manque, ou n’est pas affichée.',
		},
		fix: {
			de: 'Legen Sie eine Seite der Art „Barrierefreiheit“ an und schalten Sie im Projekt ein, dass die Erklärung gezeigt wird.',
			en: 'Add a page of the type “accessibility”, and switch on in the project that the statement is shown.',
			fr: 'Créez une page du type «\u202faccessibilité\u202f», et activez dans le projet l’affichage de la déclaration.',
		},
	},
	'law-accessibility-parts': {
		heading: {
			de: 'Erklärung zur Barrierefreiheit unvollständig',
			en: 'The accessibility statement is incomplete',
			fr: 'Déclaration d’accessibilité incomplète',
		},
		meaning: {
			de: 'Die Erklärung muss sagen, welche Anforderungen die Website erfüllt und welche Marktüberwachungsbehörde zuständig ist{rule}. Eines davon fehlt.',
			en: 'The statement has to say which requirements the site meets, and which market surveillance authority is in charge{rule}. One of them is missing.',
			fr: 'La déclaration doit préciser à quelles exigences le site répond et quelle autorité de surveillance du marché est compétente{rule}. L’une de ces précisions manque.',
		},
		fix: {
			de: 'Nennen Sie die Norm, zum Beispiel EN 301 549 oder WCAG 2.1, und die Marktüberwachungsstelle.',
			en: 'Name the standard, such as EN 301 549 or WCAG 2.1, and the market surveillance authority.',
			fr: 'Citez la norme, par exemple EN 301 549 ou WCAG 2.1, et l’autorité de surveillance du marché.',
		},
	},
	'law-delivery-limits': {
		heading: { de: 'Keine Lieferländer gewählt', en: 'No delivery countries chosen', fr: 'Aucun pays de livraison choisi' },
		meaning: {
			de: 'Wer bestellt, muss vorher sehen, wohin geliefert wird{rule}.',
			en: 'Customers have to see where you deliver to before they order{rule}.',
			fr: 'Avant de commander, les clients doivent savoir où vous livrez{rule}.',
		},
		fix: {
			de: 'Wählen Sie die Lieferländer in den Shop-Einstellungen.',
			en: 'Choose the delivery countries in the shop settings.',
			fr: 'Choisissez les pays de livraison dans les réglages de la boutique.',
		},
	},
	'law-dispute-resolution': {
		heading: { de: 'Angabe zur Streitbeilegung fehlt', en: 'Nothing about dispute resolution', fr: 'Rien sur le règlement des litiges' },
		meaning: {
			de: 'Ein Shop muss sagen, ob er an der Streitbeilegung vor einer Verbraucherschlichtungsstelle teilnimmt{rule}. Kein Text tut es.',
			en: 'A shop has to say whether it takes part in dispute resolution for consumers{rule}. No text does.',
			fr: 'Une boutique doit dire si elle participe au règlement des litiges de consommation{rule}. Aucun texte ne le fait.',
		},
		fix: {
			de: 'Nehmen Sie den Satz in die AGB oder in die rechtlichen Angaben auf. Den Wortlaut kennt, wer Sie rechtlich berät.',
			en: 'Add the sentence to the terms or to the legal details. Your legal adviser knows the wording.',
			fr: 'Ajoutez la phrase aux CGV ou aux mentions légales. Votre conseil juridique en connaît la formulation.',
		},
	},
	'law-imprint': {
		heading: {
			de: 'Im Impressum fehlt eine Pflichtangabe',
			en: 'The imprint lacks something that it must have',
			fr: 'Mention légale obligatoire manquante',
		},
		meaning: {
			de: 'Das Impressum braucht Anschrift, E-Mail, die vertretungsberechtigte Person, je nach Rechtsform den Registereintrag und die Steuernummer{rule}.',
			en: 'An imprint needs the address, an e-mail, who represents the company, its register entry where the legal form has one, and the tax number{rule}.',
			fr: 'Les mentions légales doivent comporter l’adresse, un e-mail, le représentant légal, l’inscription au registre si la forme juridique en prévoit une, et le numéro fiscal{rule}.',
		},
		fix: {
			de: 'Füllen Sie das genannte Feld beim Unternehmen aus.',
			en: 'Fill in the field that is named, in the company.',
			fr: 'Remplissez le champ indiqué dans la fiche de l’entreprise.',
		},
	},
	'law-payment-methods': {
		heading: { de: 'Keine Zahlungsarten gewählt', en: 'No payment methods chosen', fr: 'Aucun moyen de paiement choisi' },
		meaning: {
			de: 'Wer bestellt, muss vorher sehen, wie bezahlt werden kann{rule}.',
			en: 'Customers have to see how they can pay before they order{rule}.',
			fr: 'Avant de commander, les clients doivent savoir comment payer{rule}.',
		},
		fix: {
			de: 'Wählen Sie die Zahlungsarten in den Shop-Einstellungen.',
			en: 'Choose the payment methods in the shop settings.',
			fr: 'Choisissez les moyens de paiement dans les réglages de la boutique.',
		},
	},
	'law-withdrawal-endpoint': {
		heading: {
			de: 'Verträge lassen sich nicht online widerrufen',
			en: 'Contracts cannot be withdrawn from online',
			fr: 'Impossible de se rétracter en ligne',
		},
		meaning: {
			de: 'Der Shop verkauft, aber die Website hat keinen Bestelldienst, der Widerrufe entgegennimmt{rule}.',
			en: 'The shop sells, but the site has no order service that takes withdrawals from contracts{rule}.',
			fr: 'La boutique vend, mais le site n’a pas de service de commande qui reçoive les rétractations{rule}.',
		},
		fix: {
			de: 'Den Bestelldienst in der Konfiguration nennen (orderServiceUrl), oder den Warenkorb abschalten.',
			en: 'Name the order service in the configuration (orderServiceUrl), or switch the cart off.',
			fr: 'Indiquez le service de commande dans la configuration (orderServiceUrl), ou désactivez le panier.',
		},
	},
	'law-withdrawal-form': {
		heading: { de: 'Muster-Widerrufsformular fehlt', en: 'No model withdrawal form', fr: 'Formulaire type de rétractation manquant' },
		meaning: {
			de: 'Die Seite zum Widerruf muss das Muster-Widerrufsformular enthalten{rule}.',
			en: 'The withdrawal page has to contain the model withdrawal form{rule}.',
			fr: 'La page sur la rétractation doit contenir le formulaire type de rétractation{rule}.',
		},
		fix: {
			de: 'Fügen Sie das Formular am Ende des Textes zum Widerruf ein.',
			en: 'Add the form at the end of the text on withdrawal.',
			fr: 'Ajoutez le formulaire à la fin du texte sur la rétractation.',
		},
	},
	'law-withdrawal-function': {
		heading: {
			de: 'Widerruf nennt die Schaltfläche nicht',
			en: 'The withdrawal text does not name the button',
			fr: 'La page de rétractation ne cite pas le bouton',
		},
		meaning: {
			de: 'Die Website hat eine Schaltfläche „Vertrag widerrufen“. Die Seite zum Widerruf muss auf sie hinweisen{rule}.',
			en: 'The site has a button “Vertrag widerrufen”. The withdrawal page has to mention it{rule}.',
			fr: 'En allemand, le site a un bouton «\u202fVertrag widerrufen\u202f» (se rétracter). La page sur la rétractation doit le mentionner{rule}.',
		},
		fix: {
			de: 'Nennen Sie im Text zum Widerruf die Schaltfläche „Vertrag widerrufen“ wörtlich.',
			en: 'Name the button “Vertrag widerrufen” in the text on withdrawal, in these words.',
			fr: 'Citez mot pour mot le bouton «\u202fVertrag widerrufen\u202f» dans le texte allemand sur la rétractation.',
		},
	},
	'legal-outdated': {
		heading: {
			de: 'Text nennt ein Gesetz, das es nicht mehr gibt',
			en: 'A text names a law that is gone',
			fr: 'Un texte cite une loi qui n’existe plus',
		},
		meaning: {
			de: 'TMG und TTDSG heißen seit Mai 2024 DDG und TDDDG, und die Streitbeilegungsplattform der EU wurde im Juli 2025 geschlossen. Solche Texte können abgemahnt werden.',
			en: 'TMG and TTDSG have been called DDG and TDDDG since May 2024, and the EU dispute platform was closed in July 2025. Such texts can bring you a formal warning from a competitor.',
			fr: 'Depuis mai 2024, les lois allemandes TMG et TTDSG s’appellent DDG et TDDDG, et la plateforme européenne de règlement des litiges a fermé en juillet 2025. De tels textes peuvent vous valoir une mise en demeure d’un concurrent.',
		},
		fix: {
			de: 'Lassen Sie den Text von der Person auf den heutigen Stand bringen, die für ihn verantwortlich ist.',
			en: 'Have the text brought up to date by the person responsible for it.',
			fr: 'Faites mettre le texte à jour par la personne qui en est responsable.',
		},
	},
	'legal-text-missing': {
		heading: { de: 'Ein Rechtstext fehlt', en: 'A legal text is missing', fr: 'Un texte juridique manque' },
		meaning: {
			de: 'Eine Website wie Ihre braucht diesen Text. Solange er fehlt, gibt es seine Seite nicht, und nichts führt dorthin.',
			en: 'A site like yours needs this text. As long as it is missing there is no such page, and nothing leads there.',
			fr: 'Un site comme le vôtre a besoin de ce texte. Tant qu’il manque, sa page n’existe pas, et rien n’y mène.',
		},
		fix: {
			de: 'Legen Sie den Text mit der genannten Art an.',
			en: 'Add the text, with the type that is named.',
			fr: 'Ajoutez le texte, avec le type indiqué.',
		},
	},
	'payment-method-unsupported': {
		heading: {
			de: 'Zahlungsart, hinter der nichts steht',
			en: 'Payment method with nothing behind it',
			fr: 'Moyen de paiement sans rien derrière',
		},
		meaning: {
			de: 'Diese Zahlungsart ist in den Shop-Einstellungen gewählt, aber niemand würde das Geld einziehen: Der Anbieter ist nicht eingerichtet, oder die Konfiguration nennt sie nicht. Im Shop wird sie deshalb nicht angeboten.',
			en: 'This payment method is chosen in the shop settings, but nobody would collect the money: its provider is not set up, or the configuration does not name it. So the shop does not offer it.',
			fr: 'Ce moyen de paiement est choisi dans les réglages de la boutique, mais personne n’encaisserait l’argent, car le prestataire n’est pas configuré ou la configuration ne le nomme pas. La boutique ne le propose donc pas.',
		},
		fix: {
			de: 'Lassen Sie die Zahlungsart von Ihrer Agentur einrichten, oder nehmen Sie sie aus den Zahlungsarten der Shop-Einstellungen.',
			en: 'Have your agency set up the payment method, or take it off the payment methods in the shop settings.',
			fr: 'Faites configurer ce moyen de paiement par votre agence, ou retirez-le des moyens de paiement dans les réglages de la boutique.',
		},
	},
	'terms-conclusion': {
		heading: {
			de: 'AGB beschreiben einen anderen Vertragsschluss',
			en: 'The terms describe another conclusion of the contract',
			fr: 'Les CGV décrivent une autre conclusion du contrat',
		},
		meaning: {
			de: 'Ihre AGB sagen, wann eine Bestellung angenommen ist, und Ihr Shop macht es anders: Er nimmt Bestellungen sofort mit der ersten E-Mail an, obwohl der Text eine spätere Annahme nennt, oder erst später, obwohl der Text sie schon angenommen nennt. Dann ist strittig, ob und wann ein Vertrag besteht.',
			en: 'Your terms say when an order is accepted, and your shop does it differently: it accepts orders at once in the first e-mail although the text speaks of a later acceptance, or later although the text calls them accepted. Whether and when there is a contract is then disputed.',
			fr: 'Vos CGV disent quand une commande est acceptée, et votre boutique procède autrement\u00a0: elle accepte les commandes aussitôt, dans le premier e-mail, alors que le texte parle d’une acceptation ultérieure, ou plus tard alors que le texte les dit acceptées. L’existence et la date du contrat prêtent alors à litige.',
		},
		fix: {
			de: 'Lassen Sie den Abschnitt „Vertragsschluss“ an das anpassen, was Ihr Shop tut, je Zahlungsart. Oder lassen Sie in der Konfiguration (payments.acceptance) einstellen, was die AGB sagen.',
			en: 'Have the section on the conclusion of the contract say what your shop does, for each way to pay. Or have the configuration (payments.acceptance) do what the terms say.',
			fr: 'Faites adapter la section sur la conclusion du contrat à ce que fait votre boutique, selon le moyen de paiement. Ou faites régler dans la configuration (payments.acceptance) ce que disent les CGV.',
		},
	},
} as const satisfies Readonly<Record<string, ProblemText>>;
