/** Who the house is: the project with its theme, the company and its legal block, and where else it can be found. */
import { fileId } from '../file-id.ts';
import type { WireRecord } from '../wire-record.ts';
import { translations } from './translations.ts';

export const domain = 'juwelier-weidenbach.example';

export const project: readonly WireRecord[] = [
	{
		domain,
		display_name: 'Juwelier Weidenbach',
		logo: fileId('emblem'),
		show_accessibility: true,
		google_place_id: 'demo-place-of-juwelier-weidenbach',
		closing_days: ['2026-12-25/2026-12-26', '2027-01-01', '2027-03-26/2027-03-29'],
		appointment_notice_days: 1,
		config: {
			base_color: '#f3f4f0',
			brand_color: '#17353b',
			wrapper: { width: '104rem' },
			global: { backgroundColor: '#f3f4f0', pageWidth: '120rem' },
			components: { header: { height: 88, layout: 'default' }, footer: { backgroundColor: '#17353b' } },
		},
		translations: translations(1, {
			de: {
				seo_title: 'Juwelier Weidenbach · Uhren, Schmuck und Trauringe in Hallstedt seit 1934',
				seo_description:
					'Uhrmacherei und Goldschmiede am Kornmarkt in Hallstedt: mechanische Uhren, Trauringe und Verlobungsringe, Schmuck und Perlen – mit eigener Werkstatt im Haus.',
				seo_keywords: 'Juwelier, Hallstedt, Uhren, Trauringe, Verlobungsringe, Schmuck, Perlen, Uhrmacher, Goldschmied',
			},
			en: {
				seo_title: 'Juwelier Weidenbach · Watches, jewellery and wedding rings in Hallstedt since 1934',
				seo_description:
					'Watchmakers and goldsmiths on the Kornmarkt in Hallstedt: mechanical watches, wedding and engagement rings, jewellery and pearls, with a workshop of our own.',
				seo_keywords: 'jeweller, Hallstedt, watches, wedding rings, engagement rings, jewellery, pearls, watchmaker, goldsmith',
			},
			fr: {
				seo_title: 'Juwelier Weidenbach · Montres, bijoux et alliances à Hallstedt depuis 1934',
				seo_description:
					'Horlogers et joailliers sur le Kornmarkt, à Hallstedt : montres mécaniques, alliances et bagues de fiançailles, bijoux et perles, avec notre propre atelier.',
				seo_keywords: 'bijoutier, Hallstedt, montres, alliances, bagues de fiançailles, bijoux, perles, horloger, joaillier',
			},
		}),
	},
];

export const company: readonly WireRecord[] = [
	{
		id: 1,
		project: domain,
		company_name: 'Juwelier Weidenbach e. K.',
		display_name: 'Juwelier Weidenbach',
		legal_form: 'single',
		ust_id: 'DE123456789',
		vat_number: '151/815/08156',
		legal_authority: 'Ordnungsamt der Stadt Hallstedt, Rathausplatz 1, 31934 Hallstedt',
		addresses: [
			{
				id: 1,
				street: 'Am Kornmarkt',
				number: '7',
				zip_code: '31934',
				city: 'Hallstedt',
				country: 'DE',
				name: null,
				phone: null,
				email: null,
				address_type: 'hq',
				sort: 1,
			},
			{
				id: 2,
				street: 'Speichergasse',
				number: '2 a',
				zip_code: '31934',
				city: 'Hallstedt',
				country: 'DE',
				name: 'Weidenbach Trauringe',
				phone: '030 23125960',
				email: 'trauringe@juwelier-weidenbach.example',
				address_type: 'federal_office',
				sort: 2,
			},
		],
		emails: [
			{ id: 1, email: 'werkstatt@juwelier-weidenbach.example', primary: false },
			{ id: 2, email: 'laden@juwelier-weidenbach.example', primary: true },
		],
		numbers: [
			{ id: 1, number: '030 23125934', type: 'phone', primary: true },
			{ id: 2, number: '+49 30 23125-935', type: 'fax', primary: false },
			{ id: 3, number: '0171 3920012', type: 'mobile', primary: false },
			// Cannot be parsed on purpose: shown as it stands, with a warning.
			{ id: 4, number: 'Werkstatt: Durchwahl siehe Auftragszettel', type: 'phone', primary: false },
		],
		phoneNumber: { number: '030 23125934' },
		executives: [{ id: 1, name: 'Johanna Weidenbach', sort: 1 }],
		registers: [{ id: 1, register_type: 'Handelsregister', number: 'HRA 20934', registrar: 'Amtsgericht Hallstedt' }],
	},
];

export const socialLinks: readonly WireRecord[] = [
	{
		id: 1,
		project: domain,
		sort: 1,
		media: 'instagram',
		display_name: 'Instagram',
		external_path: 'https://social.example/juwelier.weidenbach',
	},
	{ id: 2, project: domain, sort: 2, media: 'facebook', displayName: 'Facebook', path: 'https://netzwerk.example/juwelierweidenbach' },
	{
		id: 3,
		project: domain,
		sort: 3,
		media: 'other',
		display_name: 'Newsletter',
		external_path: 'https://rundbrief.example/weidenbach',
	},
];
