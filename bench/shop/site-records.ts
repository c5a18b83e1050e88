/** The records of a generated shop beside its products, as the backend would send them. */
import type { RecordsByCollection, WireRecord } from '../../pipeline/index.ts';
import { writeMarkdown } from '../../sandbox/generator/write-markdown.ts';
import type { Random } from '../../sandbox/random.ts';
import { type Language, languages, perLanguage } from '../../site/languages.ts';
import {
	brands,
	brandType,
	categories,
	externalUrl,
	houseName,
	infoPages,
	menu,
	type Named,
	type PlannedEntry,
	type PlannedLink,
	projectDomain as project,
	street,
	widgetNames,
} from './shop-plan.ts';
import { translated } from './translated.ts';

/** Words of an info page or legal text. */
const textWords = 400;
const brandWords = 90;

export const attributeCount = 60;
const attributeGroups = 6;

/** Everything but `ecommerce_product`. */
export function siteRecords(random: Random): RecordsByCollection {
	const text: TextOf = (words) => (language) => writeMarkdown(random, { language, words, link: null });
	const page = (id: number, type: string, { slug, name }: Pick<Named, 'name'> & { slug: string | null }): WireRecord => ({
		id,
		project,
		type,
		slug,
		picture: null,
		...translated({ title: name, body: perLanguage(text(textWords)) }),
	});
	const titled = (name: string) => ({ slug: null, name: perLanguage(() => name) });
	return {
		project: [projectRecord()],
		company: [companyRecord()],
		legal: [{ id: 1, project, translations: languages.map((language) => ({ language, ...legalTexts(text(brandWords)(language)) })) }],
		opening_period: [{ id: 1, project, day: 8, opening_time: '09:00:00', closing_time: '18:00:00', sort: 1, translations: [] }],
		social_link: [
			{ id: 1, project, media: 'instagram', display_name: 'Instagram', external_path: 'https://social.example/messwerk', sort: 1 },
		],
		widget: widgetRecords(),
		menu_entry: menuRecords(),
		brand_type: [{ id: 1, project, type: brandType.key, ...translated({ display_name: brandType.name }) }],
		brand: brandRecords(text),
		page: [
			page(1, 'home', titled('Willkommen')),
			page(2, 'contact', titled('Kontakt')),
			page(3, 'privacy', titled('Datenschutz')),
			...infoPages.map((info) => page(info.id, 'info', info)),
		],
		ecommerce_settings: [settingsRecord(text)],
		ecommerce_category: categories.map(({ id, slug, name }) => ({
			id,
			project,
			slug,
			sort: id,
			type: null,
			...translated({ display_name: name }),
		})),
		ecommerce_manufacturer: brands.map(({ id, slug, name }) => ({ id, project, slug, display_name: name.de })),
		...attributeRecords(),
		directus_files: [],
	};
}

/** Writes so many words in a language. */
type TextOf = (words: number) => (language: Language) => string;

function projectRecord(): WireRecord {
	return {
		domain: project,
		display_name: houseName,
		logo: null,
		show_accessibility: false,
		google_place_id: null,
		config: null,
		translations: languages.map((language) => ({ language, seo_title: houseName, seo_description: 'Uhren 1934', seo_keywords: null })),
	};
}

function widgetRecords(): readonly WireRecord[] {
	return widgetNames.map((name, index) => ({
		id: index + 1,
		project,
		widget_name: name,
		sort: index + 1,
		position: 'footer',
		props: null,
		translations: [],
	}));
}

function brandRecords(text: TextOf): readonly WireRecord[] {
	return brands.map(({ id, slug, name }) => ({
		id,
		project,
		slug,
		type: 1,
		sort: id,
		picture: null,
		display_name: name.de,
		...translated({ lead: name, description: perLanguage(text(brandWords)) }),
	}));
}

/** The attributes and their groups. */
function attributeRecords(): RecordsByCollection {
	return {
		ecommerce_attribute_group: Array.from({ length: attributeGroups }, (_, index) => ({
			id: index + 1,
			project,
			sort: index + 1,
			...translated({ display_name: { de: `Merkmal ${index + 1}`, en: `Feature ${index + 1}`, fr: `Trait ${index + 1}` } }),
		})),
		ecommerce_attribute: Array.from({ length: attributeCount }, (_, index) => ({
			id: index + 1,
			project,
			attribute_group: (index % attributeGroups) + 1,
			...translated({ display_values: perLanguage(() => [`${index + 1} mm`]) }),
		})),
	};
}

/** One text is enough for the imprint. */
function legalTexts(insurance: string): WireRecord {
	return { insurance, image_sources: null, additional_top_info: null, additional_bottom_info: null };
}

function companyRecord(): WireRecord {
	return {
		id: 1,
		project,
		company_name: houseName,
		display_name: houseName,
		legal_form: 'other',
		addresses: [
			{ id: 1, address_type: 'hq', street: street.street, number: street.number, zip_code: street.zipCode, city: street.city, sort: 1 },
		],
		emails: [{ id: 1, email: 'laden@bench.example', primary: true }],
		numbers: [],
		executives: [],
		registers: [],
		ust_id: null,
		vat_number: null,
		legal_authority: null,
	};
}

function settingsRecord(text: TextOf): WireRecord {
	return {
		id: 1,
		project,
		default_sort: 'id',
		enable_cart: true,
		maintenance_mode: false,
		show_stock: true,
		allow_ratings: false,
		purchase_to_order: false,
		present_wrapping: '4.50',
		shipping_cost: '5.90',
		default_tax_percent: '19.00',
		call_to_action_text: null,
		search_synonyms: null,
		global_footer: null,
		translations: [],
		legal_pages: ['agb', 'versand-und-zahlung', 'widerruf'].map((type, index) => ({
			id: index + 1,
			type,
			...translated({ title: perLanguage(() => type), content: perLanguage(text(textWords)) }),
		})),
	};
}

/** Flat, as the backend keeps them: entries below another name it as their parent. */
function menuRecords(): readonly WireRecord[] {
	const records: WireRecord[] = [];
	const add = (link: PlannedLink, parent: number | null, groupName: string | null): number => {
		const id = records.length + 1;
		const leadsOut = link.paths === null && !isParent(link);
		records.push({
			id,
			project,
			sort: id,
			parent,
			path: link.paths?.de ?? null,
			path_prefix: null,
			external_path: leadsOut ? externalUrl : null,
			anchor: null,
			type: null,
			...translated({ display_name: link.name, group_name: perLanguage(() => groupName) }),
		});
		return id;
	};
	for (const entry of menu) {
		const parent = add(entry, null, null);
		for (const { name, links } of entry.groups) for (const link of links) add(link, parent, name.de);
	}
	return records;
}

function isParent(link: PlannedLink | PlannedEntry): boolean {
	return 'groups' in link && link.groups.length > 0;
}
