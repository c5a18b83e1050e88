/** Which icons a site has, and how they are named. */
import { sha256 as hashOf } from '../../snapshot/hash.ts';
import type { EncoderVersion } from '../rendition-plan.ts';
import { logoRules } from './logo-look.ts';

export interface IconPlan {
	/** What stands in its file's name after the key. */
	readonly name: string;
	readonly sidePx: number;
	/**
	 * Share of the side that the sign may fill, in both directions; `circle`: it lies in a circle of that share, which all systems leave whole when
	 * they cut an icon (Web App Manifest: a maskable icon's safe zone is 0.8 of the side).
	 */
	readonly room: { readonly square: number } | { readonly circle: number };
}

/** As files of the site. */
export const icons = {
	tab: { name: '48', sidePx: 48, room: { square: 0.92 } },
	small: { name: '192', sidePx: 192, room: { square: 0.86 } },
	large: { name: '512', sidePx: 512, room: { square: 0.86 } },
	maskable: { name: 'maskable512', sidePx: 512, room: { circle: 0.8 } },
	/** Where a page is put on the home screen of an iPhone, whose corners are cut. */
	touch: { name: 'touch180', sidePx: 180, room: { square: 0.76 } },
} as const satisfies Readonly<Record<string, IconPlan>>;

/** Inside `/favicon.ico`, which browsers and others request by themselves. */
export const faviconIcons: readonly IconPlan[] = [
	{ name: '32', sidePx: 32, room: { square: 0.94 } },
	{ name: '48', sidePx: 48, room: { square: 0.92 } },
];

export type IconName = keyof typeof icons;

export function iconFileName(key: string, icon: IconName): string {
	return `${key}-${icons[icon].name}.png`;
}

/** Of the sign as a drawing, where the site has drawn it itself. */
export function drawingFileName(key: string): string {
	return `${key}-drawing.svg`;
}

/** In the cache only: its place in the site is fixed. */
export function faviconFileName(key: string): string {
	return `${key}-favicon.ico`;
}

/** Names a set of icons: 16 hex digits that change with what it is made from, its ground, its sizes, the rules by which a logo is read, and the encoder. */
export function iconKey(source: string, ground: string, version: EncoderVersion): string {
	return hashOf(JSON.stringify({ source, ground, icons, faviconIcons, logoRules, sharp: version.sharp, vips: version.vips })).slice(0, 16);
}
