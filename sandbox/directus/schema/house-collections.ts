/** Collections of the shop itself: its project, company, imprint and opening hours. Field names are those of docs/content-model.md. */
import { type Collection, translations } from './collections.ts';
import {
	choice,
	integer,
	json,
	link,
	longText,
	markdown,
	numberedChoice,
	picture,
	sort,
	text,
	textList,
	textRecord,
	time,
	toggle,
} from './fields.ts';

const dayNames = [
	'Info (wird nicht gezeigt)',
	...['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
	...['Mo - Fr', 'Mo - Sa', 'Mo - Do', 'Di - Fr', 'Di - Sa', 'Sa - So', 'Feiertage', 'Heiligabend', 'Silvester'],
];

const dataProtectionFields = ['name', 'street', 'number', 'zip_code', 'city', 'phone_number', 'email'];

export const houseCollections = {
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
			closing_days: textList('Geschlossene Tage', {
				note: 'Feiertage und Betriebsferien, an denen keine Termine vergeben werden: 2026-12-25, oder 2026-08-02/2026-08-14.',
			}),
			appointment_notice_days: integer('Termine frühestens nach so vielen Tagen', { default: 1 }),
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
			phoneNumber: textRecord('Telefon (älteres Format)', ['number']),
		},
		lists: {
			addresses: {
				label: 'Anschriften',
				note: 'Jede ist ein Standort der Website; im Impressum steht die erste. Ihr Land ist das Land des Shops.',
				template: '{{street}} {{number}}, {{zip_code}} {{city}}',
				fields: {
					sort,
					street: text('Straße', { required: true }),
					number: text('Hausnummer'),
					zip_code: text('Postleitzahl', { required: true }),
					city: text('Ort', { required: true }),
					country: text('Land', { note: 'Zwei Buchstaben wie DE, AT oder CH; leer: das Land der ersten Anschrift, sonst DE' }),
					name: text('Name des Standorts', { note: 'Leer: der Anzeigename des Unternehmens' }),
					phone: text('Telefon des Standorts'),
					email: text('E-Mail des Standorts'),
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
		fields: {
			data_protection_commissioner: textRecord('Datenschutzbeauftragte', dataProtectionFields),
			rolex_area: textRecord('Bereich einer Uhrenmarke', ['frame', 'terms', 'privacy', 'cookies'], {
				note: 'Adressen des eingebetteten Bereichs (frame), seiner Nutzungsbedingungen, Datenschutz- und Cookie-Hinweise. Leer: kein Bereich.',
			}),
		},
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
			location: link('Standort', 'company_addresses', { note: 'Wessen Öffnungszeiten das sind; leer: des ersten' }),
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
} as const satisfies Record<string, Collection>;
