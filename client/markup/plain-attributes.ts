/** Attributes as React's server writes them, for the few kinds of them that pages have (render-plain-markup.ts). */
import { escapeText } from './escape-text.ts';

/**
 * `text`: any text or number. `state`: `true` and `false` are values, too. `flag`: there or not. `address`: not where it is empty.
 * `none`: means something to the browser's React alone.
 */
type Kind = 'text' | 'state' | 'flag' | 'address' | 'none';

const namesOfKind: Readonly<Record<Kind, string>> = {
	text: 'alt autoComplete cx cy d dateTime decoding encType fetchPriority fill height hrefLang id inputMode lang list loading max maxLength method min minLength name pattern placeholder points preserveAspectRatio r rel role rx ry scope sizes slot srcSet step stroke target title transform type viewBox width x x1 x2 xmlns y y1 y2',
	state: 'value',
	flag: 'checked disabled hidden noValidate open readOnly required',
	address: 'action href src',
	none: 'ref suppressHydrationWarning',
};

/** Names that HTML spells otherwise; all are texts. */
const spellings: Readonly<Record<string, string>> = {
	className: 'class',
	htmlFor: 'for',
	strokeLinecap: 'stroke-linecap',
	strokeLinejoin: 'stroke-linejoin',
	strokeWidth: 'stroke-width',
	tabIndex: 'tabindex',
};

interface Rule {
	readonly kind: Kind;
	/** What stands before the value. */
	readonly start: string;
}

const rules: ReadonlyMap<string, Rule> = new Map([
	...Object.entries(namesOfKind).flatMap(([kind, names]) => names.split(' ').map((name) => toRule(kind as Kind, name, name))),
	...Object.entries(spellings).map(([name, spelling]) => toRule('text', name, spelling)),
]);

const stateName = /^(?:aria|data)-[a-z-]+$/;
/** Of a listener. */
const listenerName = /^on[A-Z]/;
/** May be a script, which React would not let through. */
const scriptAddress = /^[\0- ]*j/i;

function toRule(kind: Kind, name: string, spelling: string): [string, Rule] {
	return [name, { kind, start: ` ${spelling}="` }];
}

function ruleOf(name: string): Rule | undefined {
	const known = rules.get(name);
	if (known !== undefined) return known;
	if (stateName.test(name)) return { kind: 'state', start: ` ${name}="` };
	return listenerName.test(name) ? { kind: 'none', start: '' } : undefined;
}

/** With a blank before it, '' where there is none; undefined where only React knows. */
export function plainAttribute(name: string, value: unknown): string | undefined {
	if (value === null || value === undefined) return '';
	const rule = ruleOf(name);
	if (rule === undefined) return undefined;
	const { kind, start } = rule;
	if (kind === 'none') return '';
	switch (typeof value) {
		case 'boolean':
			if (kind === 'state') return `${start}${value}"`;
			return kind === 'flag' && value ? `${start}"` : '';
		case 'number':
			return kind === 'flag' ? undefined : `${start}${value}"`;
		case 'string':
			if (kind === 'flag' || (kind === 'address' && (value === '' || scriptAddress.test(value)))) return undefined;
			return `${start}${escapeText(value)}"`;
		default:
			return undefined;
	}
}
