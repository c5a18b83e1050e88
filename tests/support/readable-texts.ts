/** What a visitor has to be able to read of a page, taken from its data: every text in it, and its prices as they are written. */
import type { PageData, TemplateName } from '../../client/pages/page-data.ts';
import { formatMoney } from '../../client/texts/format-money.ts';
import type { Language } from '../../site/languages.ts';
import { isMoney } from '../../site/money.ts';

/** Fields that hold no text for reading; a dotted name is one of a field within another. */
const notForReading: readonly string[] = [
	...['language', 'lang', 'bodyLanguage', 'key', 'formats', 'crop', 'alt', 'sorts', 'service', 'addressType', 'phones.type', 'project'],
	// what the cart and lists of other products go by
	...['names', 'kinship', 'referenceSuffix', 'cart.facts', 'scope'],
	// of consents, which nobody is asked for without a script, and of the frames that come with one
	...['consents', 'gate', 'presentWrapping'],
	// of engravings, whose labels stand there in every language, and of ratings, whose days are written out
	...['labels', 'options', 'glyphs', 'fields.name', 'fields.type', 'newest.on', 'ratings.from', 'ratings.to'],
	// a text that was never changed has no list of its versions
	'versions',
	// times of day stand there as each language writes them
	...['openingHours.opens', 'openingHours.closes'],
];

/** Of one template: the contact page names the shop as its sign does, and the search leads to other languages where it finds nothing. */
const notReadThere: Partial<Record<TemplateName, readonly string[]>> = {
	search: ['otherSearches'],
	contact: ['company.name', 'company.legalForm', 'company.executives'],
};

/** Without white space, soft hyphens and capitals, in which alone a text may differ from what is painted. */
export function bareText(text: string): string {
	return text.replace(/[\s\u00ad]/g, '').toLowerCase();
}

/** Bare, each once. */
export function readableTexts({ template, result }: PageData): readonly string[] {
	const unread = new Set([...notForReading, ...(notReadThere[template] ?? [])]);
	const textsIn = (value: unknown, within: string): readonly string[] => {
		if (typeof value === 'string') return textsOf(value, result.language);
		if (typeof value !== 'object' || value === null) return [];
		if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, within));
		return Object.entries(value).flatMap(([name, child]) =>
			unread.has(name) || unread.has(`${within}.${name}`) ? [] : textsIn(child, name),
		);
	};
	return [...new Set(textsIn(result, '').map(bareText))].filter((text) => text !== '');
}

function textsOf(value: string, language: Language): readonly string[] {
	if (isMoney(value)) return [formatMoney(value, language)];
	if (/^(?:\/|https?:|tel:|mailto:)/.test(value)) return [];
	// of HTML, what is between two tags
	return value.startsWith('<') ? value.split(/<[^>]*>/).map(decode) : [value];
}

function decode(html: string): string {
	const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
	return html.replace(/&(?:#x([0-9a-f]+)|(\w+));/gi, (whole, code, name) =>
		code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[name] ?? whole),
	);
}
