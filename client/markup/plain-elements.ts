/** Elements whose markup says no more than their attributes and children do. */

export interface PlainElement {
	readonly tag: string;
	/** Its start tag up to its attributes. */
	readonly start: string;
	/** Its end tag; null where it has neither end nor content. */
	readonly end: string | null;
	/** Attributes that stand behind all others, in this order. */
	readonly late?: readonly string[];
	/** Attributes that are not written as they come: the late ones, and what a field begins with. */
	readonly own?: readonly string[];
}

const withContent =
	'a address article aside b caption code dd details dialog div dl dt em fieldset figcaption figure footer g h1 h2 h3 h4 h5 h6 header i label legend li main nav noscript ol option p path picture rect section small span strong summary svg table tbody td tfoot th thead time tr ul';
const withoutContent = 'br hr img source';

export const plainElements: ReadonlyMap<string, PlainElement> = new Map(
	[
		...withContent.split(' ').map((tag) => ({ ...toElement(tag), end: `</${tag}>` })),
		...withoutContent.split(' ').map(toElement),
		{ ...toElement('button'), end: '</button>', late: ['name'], own: ['name'] },
		{
			...toElement('form'),
			end: '</form>',
			late: ['action', 'encType', 'method', 'target'],
			own: ['action', 'encType', 'method', 'target'],
		},
		{
			...toElement('input'),
			late: ['name', 'checked', 'value'],
			own: ['name', 'checked', 'value', 'defaultChecked', 'defaultValue'],
		},
		{ ...toElement('select'), end: '</select>', own: ['defaultValue', 'value'] },
	].map((element): [string, PlainElement] => [element.tag, element]),
);

function toElement(tag: string): PlainElement {
	return { tag, start: `<${tag}`, end: null };
}
