/**
 * What a product feed may say, written from Google's product data specification (https://support.google.com/merchants/answer/7052112) and RSS 2.0:
 * elements, how often, in which notation, and what one of them asks of another.
 */
import * as z from 'zod';

/** An element as a reader of XML sees it; `name` with the prefix `g:` for Google's namespace, whatever the document calls it. */
export interface FeedElement {
	readonly name: string;
	/** '' where there are elements in it. */
	readonly text: string;
	readonly children: readonly FeedElement[];
}

const text = (most: number) =>
	z
		.string()
		.min(1)
		.refine((value) => Array.from(value).length <= most, `has more than ${most} characters`)
		.refine((value) => value === value.trim(), 'has blanks at an end');
const one = <Schema extends z.ZodType>(schema: Schema) => z.tuple([schema]);
const many = <Schema extends z.ZodType>(schema: Schema, most: number) => z.array(schema).min(1).max(most);

const identifier = z.string().regex(/^[\x21-\x7e]{1,50}$/, 'is no id');
const url = z.url({ protocol: /^https$/ }).max(2000);
const amount = z.string().regex(/^\d+\.\d{2} [A-Z]{3}$/, 'is no amount with its currency');
const price = amount.refine((value) => Number.parseFloat(value) > 0, 'is no price');
const day = z.iso.datetime({ offset: true });

const shipping = z.strictObject({
	'g:country': one(z.string().regex(/^[A-Z]{2}$/, 'is no country')),
	'g:service': one(text(100)).optional(),
	'g:price': one(amount),
});
const detail = z.strictObject({
	'g:section_name': one(text(140)).optional(),
	'g:attribute_name': one(text(140)),
	'g:attribute_value': one(text(1000)),
});

const item = z
	.strictObject({
		'g:id': one(identifier),
		title: one(text(150)),
		description: one(text(5000)),
		link: one(url),
		'g:image_link': one(url),
		'g:additional_image_link': many(url, 10).optional(),
		'g:availability': one(z.enum(['in_stock', 'out_of_stock', 'preorder', 'backorder'])),
		'g:availability_date': one(day).optional(),
		'g:price': one(price),
		'g:sale_price': one(price).optional(),
		'g:condition': one(z.enum(['new', 'refurbished', 'used'])),
		'g:brand': one(text(70)).optional(),
		'g:gtin': one(z.string().regex(/^(?:\d{8}|\d{12,14})$/, 'is no GTIN')).optional(),
		'g:mpn': one(text(70)).optional(),
		'g:identifier_exists': one(z.enum(['yes', 'no'])).optional(),
		'g:item_group_id': one(identifier).optional(),
		'g:product_type': one(text(750)).optional(),
		'g:product_detail': many(detail, 100).optional(),
		'g:max_handling_time': one(z.string().regex(/^\d+$/, 'is no number of days')).optional(),
		'g:shipping': many(shipping, 100).optional(),
		'g:unit_pricing_measure': one(z.string().regex(/^\d+(?:\.\d+)? (?:mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)$/, 'is no measure')).optional(),
		'g:unit_pricing_base_measure': one(
			z.string().regex(/^(?:1|2|4|8|10|100) (?:mg|g|kg|ml|cl|l|cbm|cm|m|sqm|ct)$/, 'is no base measure'),
		).optional(),
	})
	.check(({ value, issues }) => {
		const fault = (message: string) => issues.push({ code: 'custom', message, input: value });
		const [availability] = value['g:availability'];
		const isLater = availability === 'preorder' || availability === 'backorder';
		if (isLater !== (value['g:availability_date'] !== undefined))
			fault('availability_date stands with preorder and backorder, and with nothing else');
		const [full] = value['g:price'];
		const [reduced = null] = value['g:sale_price'] ?? [];
		if (reduced !== null && !(Number.parseFloat(reduced) < Number.parseFloat(full))) fault('sale_price is not below the price');
		if (reduced !== null && reduced.slice(-3) !== full.slice(-3)) fault('sale_price is in another currency');
		const isIdentified = value['g:gtin'] !== undefined || (value['g:mpn'] !== undefined && value['g:brand'] !== undefined);
		if (isIdentified === (value['g:identifier_exists']?.[0] === 'no')) fault('identifier_exists says no exactly where there is none');
		if ((value['g:unit_pricing_measure'] === undefined) !== (value['g:unit_pricing_base_measure'] === undefined)) {
			fault('a measure and its base measure stand together');
		}
	});

const channel = z.strictObject({
	title: one(text(500)),
	link: one(url),
	description: one(text(500)),
	language: one(z.string().regex(/^[a-z]{2}$/, 'is no language')).optional(),
	item: z.array(item).default([]),
});

/** Everything that is wrong with a feed, by place; nothing with a sound one. */
export function findFeedFaults(root: FeedElement): readonly string[] {
	const [only, ...others] = root.children;
	if (root.name !== 'rss' || only?.name !== 'channel' || others.length > 0) return ['is no RSS with one channel'];
	const parsed = channel.safeParse(toMembers(only));
	if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
	const ids = parsed.data.item.map((each) => each['g:id'][0]);
	const links = parsed.data.item.map((each) => each.link[0]);
	return [...doubled(ids).map((id) => `${id} stands twice`), ...doubled(links).map((link) => `${link} is the page of two items`)];
}

/** Elements by name; each name has a list, so that a schema says how often it may stand. */
function toMembers({ children }: FeedElement): Record<string, unknown[]> {
	const byName = Map.groupBy(children, ({ name }) => name);
	return Object.fromEntries(
		[...byName].map(([name, found]) => [name, found.map((each) => (each.children.length > 0 ? toMembers(each) : each.text))]),
	);
}

function doubled(values: readonly string[]): string[] {
	return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
