/** One record of every collection with a value of its own in every field, made from the schema: what is written here must be found wherever it should arrive. */
import type { Row } from '../../sandbox/directus/admin-client.ts';
import type { Field } from '../../sandbox/directus/schema/fields.ts';
import { type Table, tables } from '../../sandbox/directus/schema/tables.ts';
import type { NestedRecords } from '../../sandbox/directus/seed/to-rows.ts';

/** Key of each specimen; no record of the demo has it. */
export const specimenId = 77_001;

/** A record that the specimen of its own collection refers to. */
const olderId = specimenId - 1;

export interface SpecimenPlace {
	readonly domain: string;
	/** Id of the file that every file field names. */
	readonly file: string;
}

/** A word that is nowhere else, for a field of a table. */
export function markOf(table: Table, field: string): string {
	const index = tables.flatMap(({ name, fields }) => Object.keys(fields).map((key) => `${name}.${key}`)).indexOf(`${table.name}.${field}`);
	return `Muster${String(index).padStart(4, '0')}`;
}

function markIn(name: string, field: string): string {
	const table = tables.find((candidate) => candidate.name === name);
	if (!table) throw new Error(`The schema has no table ${name}`);
	return markOf(table, field);
}

/** What is below an entry of the menu, in the form that holds it in the entry itself. */
function olderMenu(inSub: string, inGroup: string) {
	return {
		sub: [{ display_name: inSub, path: '/kontakt' }],
		groups: [{ display_name: `${inGroup}g`, sub: [{ display_name: inGroup, path: '/kontakt' }] }],
	};
}

/** The records, children nested, as the seed takes them. */
export function createSpecimens(place: SpecimenPlace): NestedRecords {
	return Object.fromEntries(
		tables
			.filter(({ parent }) => !parent)
			.map((table) => {
				const others = (besides[table.name] ?? []).map((row) => ({ ...row, project: place.domain }));
				return [table.name, [...others, specimenOf(table, place)]];
			}),
	);
}

function specimenOf(table: Table, place: SpecimenPlace): Row {
	const values = Object.entries(table.fields)
		.filter(([name]) => name !== table.parent?.field)
		.map(([name, field]) => [name, specimenValue(table, name, field, place)]);
	const lists = table.lists.map(({ name, table: child }) => {
		const below = tables.find((candidate) => candidate.name === child);
		if (!below) throw new Error(`The schema has no table ${child}`);
		return [name, [...(besidesBelow[child] ?? []), specimenOf(below, place)]];
	});
	return Object.fromEntries([...(table.key === 'id' ? [['id', specimenId]] : []), ...values, ...lists]);
}

/** Records beside the specimens: the one that a specimen is under, and what makes pages show the others. */
const besides: Readonly<Record<string, readonly Row[]>> = {
	// only entries of the first level hold others, and the specimen is under this one
	menu_entry: [{ id: olderId, display_name: 'Steht darüber', ...olderMenu(markIn('menu_entry', 'sub'), markIn('menu_entry', 'groups')) }],
	widget: ['contact', 'openingHours', 'navigation', 'social', 'legal'].map((name, index) => ({
		id: olderId - index,
		widget_name: name,
		sort: index + 1,
	})),
};

/** Rows before a specimen's own: only an address after the first has a name, a telephone and an e-mail address that pages show. */
const besidesBelow: Readonly<Record<string, readonly Row[]>> = {
	company_addresses: [
		{ id: olderId, sort: 1, street: 'Davor', number: '1', zip_code: '10115', city: 'Berlin', address_type: 'hq', country: 'DE' },
	],
};

/** What a field's notation prescribes, by `table.field`, or by the field where it means the same everywhere. `mark` is the field's own word. */
const prescribed: Readonly<Record<string, (mark: string) => unknown>> = {
	language: () => 'en',
	status: () => 'published',
	slug: (mark) => mark.toLowerCase(),
	email: (mark) => `${mark.toLowerCase()}@example.org`,
	url: webAddress,
	link: webAddress,
	external_path: webAddress,
	'social_link.path': webAddress,
	'menu_entry.path': () => 'kontakt',
	'menu_entry.path_prefix': () => '/',
	'menu_entry.sub': (mark) => olderMenu(mark, mark).sub,
	'menu_entry.groups': (mark) => olderMenu(mark, mark).groups,
	// of its parts only those that the content model names are fetched
	'project.config': () => ({ base_color: '#f3f4f0', brand_color: '#17353b', wrapper: { width: '80rem' } }),
	'project.closing_days': () => ['2027-07-07'],
	'company_addresses.country': () => 'AT',
	'company_addresses.phone': () => '+43 1 5120770',
	search_synonyms: (mark) => `${mark}, Gegenstück`,
	'company.phoneNumber': () => ({ number: '+49 30 23125934' }),
	'company_numbers.number': () => '+49 30 23125935',
	'legal.data_protection_commissioner': (mark) => ({
		name: mark,
		street: mark,
		number: '7',
		zip_code: '77777',
		city: mark,
		phone_number: '',
		email: `${mark}@example.org`,
	}),
	'legal.rolex_area': (mark) => ({
		frame: `https://haendler.aldermark.example/${mark.toLowerCase()}`,
		terms: webAddress(mark),
		privacy: webAddress(mark),
		cookies: webAddress(mark),
	}),
	'opening_period.day': () => 3,
	'opening_period.opening_time': () => '08:08',
	'opening_period.closing_time': () => '20:20',
	'widget.widget_name': () => 'address',
	'widget.props': () => ({ showLogo: true }),
	'brand_type.type': () => 'watches',
	'ecommerce_category.type': () => 'watches',
	'page.type': () => 'info',
	// a host that the demo's configuration names
	'page.video': (mark) => `https://filme.example/${mark.toLowerCase()}`,
	'ecommerce_settings.default_sort': () => 'price_brutto',
	'ecommerce_settings.filters': () => ['price', 'tags'],
	'ecommerce_settings.default_tax_percent': () => 8.1,
	'ecommerce_manufacturer.responsible_person': (mark) => ({ name: mark, postal_address: mark, email: `${mark}@example.org` }),
	'ecommerce_attribute.display_values': (mark) => [mark],
	'ecommerce_attribute_translations.display_values': (mark) => [mark],
	'ecommerce_personalization.fields': (mark) => [
		{ name: 'feld', label: mark, type: 'text', required: true, max_length: 7, options: null, glyphs: 'ABC' },
	],
	'ecommerce_personalization_translations.fields': (mark) => [{ name: 'feld', label: mark, options: null }],
	'ecommerce_size_guide.table': (mark) => [
		[mark, 'Kopf'],
		['eins', 'zwei'],
	],
	'ecommerce_size_guide_translations.table': (mark) => [
		[mark, 'Head'],
		['one', 'two'],
	],
	'ecommerce_shipping_country.country_code': () => 'LI',
	'ecommerce_shipping_method_config.postcodes': () => ['777'],
	'ecommerce_shipping_method_config_payment_methods.config': (mark) => ({ note: mark }),
	'ecommerce_product_variant.active': () => true,
	'ecommerce_product.fineness': () => 585,
	'ecommerce_product.guarantee_years': () => 7,
	'ecommerce_product_rating.rating': () => 4,
};

function webAddress(mark: string): string {
	return `https://${mark.toLowerCase()}.example/`;
}

function specimenValue(table: Table, name: string, field: Field, { domain, file }: SpecimenPlace): unknown {
	const mark = markOf(table, name);
	if (name === 'domain' || field.linksTo === 'project') return domain;
	if (field.linksTo === 'directus_files' || name === 'private_hash') return file;
	if (field.linksTo === table.name) return olderId;
	if (field.linksTo !== undefined) return specimenId;
	const write = prescribed[`${table.name}.${name}`] ?? prescribed[name];
	if (write) return write(mark);
	const number = Number(mark.slice(-4));
	switch (field.type) {
		case 'string':
		case 'text':
			return lastChoice(field) ?? mark;
		case 'integer':
			return number;
		case 'decimal':
			return `${number}.50`;
		case 'boolean':
			return field.default !== true;
		case 'time':
			return '08:07:00';
		case 'timestamp':
			return '2026-05-04T03:02:01.000Z';
		default:
			throw new Error(`${table.name}.${name} needs a specimen`);
	}
}

/** The last of the values that a field offers: not the one that a form starts with. */
function lastChoice({ options }: Field): unknown {
	const choices = options?.choices;
	return Array.isArray(choices) ? choices.at(-1)?.value : undefined;
}
