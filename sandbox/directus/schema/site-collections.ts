/** Collections of the company's site. Field names are those of docs/content-model.md. */
import { goodsLinkKeys } from '../../../site/link-keys.ts';
import {
	type Collection,
	choice,
	json,
	link,
	longText,
	markdown,
	numberedChoice,
	picture,
	sort,
	text,
	time,
	toggle,
	translations,
} from './fields.ts';

/** A kind of goods, which decides below which path its brands and products are listed. */
export const goodsType = (extras: { required?: boolean } = {}) =>
	choice('Warenart', Object.fromEntries(goodsLinkKeys.map((key) => [key, key])), extras);

const dayNames = [
	'Info (wird nicht gezeigt)',
	...['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
	...['Mo - Fr', 'Mo - Sa', 'Mo - Do', 'Di - Fr', 'Di - Sa', 'Sa - So', 'Feiertage', 'Heiligabend', 'Silvester'],
];

export const siteCollections = {
	project: {
		label: 'Projekt',
		icon: 'domain',
		note: 'Eine Website. Jeder andere Datensatz gehört zu einem Projekt.',
		template: '{{display_name}}',
		key: 'domain',
		fields: {
			domain: text('Domain', { required: true, note: 'Ohne https://, zum Beispiel juwelier-weidenbach.example' }),
			display_name: text('Name', { required: true }),
			logo: picture('Logo'),
			show_accessibility: toggle('Erklärung zur Barrierefreiheit zeigen', { default: true }),
			google_place_id: text('Google Place ID'),
			config: json('Gestaltung', { note: 'Farben, Breiten und Schriften, siehe docs/content-model.md' }),
		},
		lists: {
			translations: translations({
				seo_title: text('SEO-Titel'),
				seo_description: longText('SEO-Beschreibung'),
				seo_keywords: text('SEO-Stichwörter'),
			}),
		},
	},
	company: {
		label: 'Unternehmen',
		icon: 'store',
		template: '{{display_name}}',
		fields: {
			company_name: text('Firma', { required: true, note: 'Wie im Register eingetragen' }),
			display_name: text('Anzeigename', { required: true }),
			legal_form: choice('Rechtsform', { single: 'Einzelunternehmen', ev: 'e. V.', bag: 'BAG', other: 'Andere' }),
			ust_id: text('USt-IdNr.'),
			vat_number: text('Steuernummer'),
			legal_authority: text('Aufsichtsbehörde'),
		},
		lists: {
			addresses: {
				label: 'Anschriften',
				note: 'Gezeigt wird die erste.',
				template: '{{street}} {{number}}, {{zip_code}} {{city}}',
				fields: {
					sort,
					street: text('Straße', { required: true }),
					number: text('Hausnummer'),
					zip_code: text('Postleitzahl', { required: true }),
					city: text('Ort', { required: true }),
					address_type: choice('Art', { hq: 'Hauptsitz', federal_office: 'Niederlassung' }, { required: true }),
				},
			},
			emails: {
				label: 'E-Mail-Adressen',
				template: '{{email}}',
				fields: { email: text('E-Mail', { required: true }), primary: toggle('Haupt-Adresse', { default: false }) },
			},
			numbers: {
				label: 'Rufnummern',
				template: '{{type}}: {{number}}',
				fields: {
					number: text('Nummer', { required: true }),
					type: choice('Art', { phone: 'Telefon', mobile: 'Mobil', fax: 'Fax' }, { required: true }),
					primary: toggle('Haupt-Nummer', { default: false }),
				},
			},
			executives: {
				label: 'Vertretungsberechtigte',
				template: '{{name}}',
				fields: { sort, name: text('Name', { required: true }) },
			},
			registers: {
				label: 'Registereinträge',
				template: '{{register_type}} {{number}}',
				fields: {
					register_type: text('Register', { required: true, note: 'Zum Beispiel HRB' }),
					number: text('Nummer', { required: true }),
					registrar: text('Registergericht'),
				},
			},
		},
	},
	legal: {
		label: 'Angaben im Impressum',
		icon: 'gavel',
		template: 'Impressum {{project}}',
		fields: {},
		lists: {
			translations: translations({
				insurance: markdown('Berufshaftpflichtversicherung'),
				image_sources: markdown('Bildnachweise'),
				additional_top_info: markdown('Weiteres oben'),
				additional_bottom_info: markdown('Weiteres unten'),
			}),
		},
	},
	opening_period: {
		label: 'Öffnungszeiten',
		icon: 'schedule',
		note: 'Entweder mit Tag aus der Liste oder, im älteren Format, mit dem Tag als Text in den Übersetzungen.',
		template: '{{day}} {{time_open}}–{{time_close}}',
		fields: {
			sort,
			day: numberedChoice('Tag', dayNames),
			time_open: time('Öffnet'),
			time_close: time('Schließt'),
			free_text: text('Freier Text'),
			opening_time: text('Öffnet (älteres Format)'),
			closing_time: text('Schließt (älteres Format)'),
			closed: toggle('Geschlossen (älteres Format)'),
		},
		lists: { translations: translations({ day: text('Tag'), free_text: text('Freier Text') }) },
	},
	social_link: {
		label: 'Soziale Netzwerke',
		icon: 'share',
		template: '{{display_name}}',
		fields: {
			sort,
			media: choice(
				'Netzwerk',
				{ facebook: 'Facebook', googleplus: 'Google', instagram: 'Instagram', other: 'Anderes' },
				{ required: true },
			),
			display_name: text('Name'),
			external_path: text('Adresse', { note: 'Mit https://' }),
			displayName: text('Name (älteres Format)'),
			path: text('Adresse (älteres Format)'),
		},
	},
	widget: {
		label: 'Bausteine der Fußzeile',
		icon: 'widgets',
		template: '{{widget_name}}',
		fields: {
			sort,
			widget_name: text('Baustein', { required: true, note: 'address, contact, navigation, social, openingHours oder legal' }),
			position: text('Platz'),
			props: json('Einstellungen', { note: 'Zum Beispiel { "showLogo": true }' }),
		},
		lists: { translations: translations({ header: text('Überschrift') }) },
	},
	menu_entry: {
		label: 'Menü',
		icon: 'menu',
		template: '{{display_name}}',
		fields: {
			sort,
			display_name: text('Name', { required: true }),
			path: text('Pfad', { note: 'Deutscher Pfad der Website, zum Beispiel /kontakt' }),
			path_prefix: text('Pfad davor'),
			external_path: text('Fremde Adresse', { note: 'Mit https://' }),
			anchor: text('Sprungmarke'),
			type: text('Art'),
			parent: link('Steht unter', 'menu_entry'),
			group_name: text('Gruppe', { note: 'Überschrift der Gruppe im aufgeklappten Menü' }),
		},
		lists: { translations: translations({ display_name: text('Name'), group_name: text('Gruppe') }) },
	},
	brand_type: {
		label: 'Markenarten',
		icon: 'category',
		template: '{{display_name}}',
		fields: { type: goodsType({ required: true }), display_name: text('Name', { required: true }) },
		lists: { translations: translations({ display_name: text('Name', { required: true }) }) },
	},
	brand: {
		label: 'Marken',
		icon: 'verified',
		template: '{{display_name}}',
		fields: {
			sort,
			display_name: text('Name', { required: true }),
			slug: text('Slug', { required: true, note: 'Teil der Adresse. Bei gleichem Slug gehören die Produkte des Herstellers zur Marke.' }),
			type: link('Art', 'brand_type', { required: true }),
			lead: longText('Ein Satz'),
			description: markdown('Beschreibung'),
			picture: picture('Bild'),
		},
		lists: { translations: translations({ lead: longText('Ein Satz'), description: markdown('Beschreibung') }) },
	},
	page: {
		label: 'Texte und Seiten',
		icon: 'article',
		template: '{{title}}',
		fields: {
			type: choice(
				'Art',
				{
					home: 'Begrüßung der Startseite',
					contact: 'Einleitung der Kontaktseite',
					privacy: 'Datenschutz',
					accessibility: 'Barrierefreiheit',
					social_media_privacy: 'Datenschutz soziale Medien',
					info: 'Info-Seite',
				},
				{ required: true },
			),
			slug: text('Slug', { note: 'Nur für Info-Seiten: die Adresse ist /info/…' }),
			title: text('Titel', { required: true }),
			picture: picture('Bild', { note: 'Bei der Begrüßung das große Bild der Startseite' }),
			body: markdown('Text', { required: true }),
		},
		lists: { translations: translations({ title: text('Titel', { required: true }), body: markdown('Text', { required: true }) }) },
	},
} as const satisfies Record<string, Collection>;
