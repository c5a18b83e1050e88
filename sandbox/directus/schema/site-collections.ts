/** Collections of the company's site around its products: menu, footer, brands, consents and texts. Field names are those of docs/content-model.md. */
import { type Collection, translations } from './collections.ts';
import { choice, json, link, longText, markdown, picture, sort, text, toggle } from './fields.ts';
import { goodsType } from './goods-type.ts';

export const siteCollections = {
	widget: {
		label: 'Bausteine der Fußzeile',
		icon: 'widgets',
		template: '{{widget_name}}',
		fields: {
			sort,
			widget_name: text('Baustein', { required: true, note: 'address, contact, navigation, social, openingHours oder legal' }),
			position: choice('Platz', { left: 'Zuerst', footer: 'Dazwischen', right: 'Zuletzt' }),
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
			anchor: text('Sprungmarke', { note: 'Der deutschen Seite; die anderer Sprachen steht in den Übersetzungen' }),
			type: choice('Art', { page: 'Seite der Website', external: 'Fremde Adresse' }),
			parent: link('Steht unter', 'menu_entry'),
			group_name: text('Gruppe', { note: 'Überschrift der Gruppe im aufgeklappten Menü' }),
			sub: json('Einträge darunter (älteres Format)', { note: 'Liste von Einträgen mit display_name und path oder external_path' }),
			groups: json('Gruppen darunter (älteres Format)', { note: 'Liste von Gruppen mit display_name und sub' }),
		},
		lists: { translations: translations({ display_name: text('Name'), group_name: text('Gruppe'), anchor: text('Sprungmarke') }) },
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
	consent: {
		label: 'Zustimmungen',
		icon: 'cookie',
		note: 'Ein Eintrag je Dienst, der erst nach Zustimmung läuft. Vorausgewählt wird nie.',
		template: '{{display_name}}',
		fields: {
			sort,
			function_id: text('Kennung', { required: true, note: 'Zum Beispiel matomo; functional gehört der Website selbst' }),
			display_name: text('Name', { required: true }),
			description: markdown('Beschreibung'),
			link: text('Weitere Angaben', { note: 'Adresse der Datenschutzhinweise des Dienstes' }),
			default_on: toggle('Früher vorausgewählt', { default: false, note: 'Wird gelesen, wählt aber nichts vor' }),
		},
		lists: { translations: translations({ display_name: text('Name'), description: markdown('Beschreibung') }) },
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
			picture: picture('Bild', { note: 'Bei der Begrüßung das große Bild der Startseite, bei einer Info-Seite das Standbild ihres Films' }),
			video: text('Film', { note: 'Nur für Info-Seiten: die Adresse zum Einbetten, mit https://' }),
			body: markdown('Text', { required: true }),
		},
		lists: { translations: translations({ title: text('Titel', { required: true }), body: markdown('Text', { required: true }) }) },
	},
} as const satisfies Record<string, Collection>;
