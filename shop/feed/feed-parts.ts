/**
 * How the product feed is divided: by ids, so that a changed price rewrites one file a language, and in few files, because each has
 * to be entered by hand where the feed is read.
 */

import { escapeHtml } from '../../renderer/html/escape.ts';
import type { SiteConfig } from '../../site/config.ts';
import type { Language } from '../../site/languages.ts';
import type { ShopPlan } from '../plan/shop-plan.ts';

type Pieces = readonly { readonly id: number }[];

/** By which it is recorded that products came or went. */
export const feedOwner = 'feed';

/** Ids of one file at least. */
const leastSpan = 1024;
/** Files are as many as there would be of this number of products each, or fewer. */
const fewestPieces = 500;

/** How many ids a file stands for: a power of two, so that no new product moves others until there are too many files for so few products. */
export function feedSpan(pieces: Pieces): number {
	const most = Math.max(1, Math.ceil(pieces.length / fewestPieces));
	let span = leastSpan;
	while (new Set(pieces.map(({ id }) => feedPart(id, span))).size > most) {
		span *= 2;
	}
	return span;
}

/** The part of the feed in which a product stands, from 1. */
export function feedPart(id: number, span: number): number {
	return Math.floor(id / span) + 1;
}

/** Path in the site. */
export function feedFile(language: Language, part: number): string {
	return `products-${language}-${part}.xml`;
}

/** The parts that a site's feed has, ascending; none where there is no shop, or nothing of the site may be found. */
export function feedParts({ shop, products }: Pick<ShopPlan, 'shop' | 'products'>, { drafts }: Pick<SiteConfig, 'drafts'>): number[] {
	if (shop === null || drafts) return [];
	const span = feedSpan(products.entries);
	const parts = new Set(products.entries.map(({ id }) => feedPart(id, span)));
	return [...parts].sort((left, right) => left - right);
}

/** Paths in the site. */
export function feedFiles(plan: Pick<ShopPlan, 'shop' | 'products'>, config: Pick<SiteConfig, 'drafts' | 'languages'>): string[] {
	const parts = feedParts(plan, config);
	return config.languages.flatMap((language) => parts.map((part) => feedFile(language, part)));
}

/** Controls but white space, halves of characters, and what is no character. */
const unsayable = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/** One element with text in it. */
export function element(name: string, value: string): string {
	return `<${name}>${escapeHtml(onOneLine(value))}</${name}>`;
}

/** At most so many characters as readers of XML count them. */
export function cutTo(text: string, length: number): string {
	const characters = Array.from(onOneLine(text));
	return characters.length <= length
		? characters.join('')
		: `${characters
				.slice(0, length - 1)
				.join('')
				.trimEnd()}…`;
}

function onOneLine(value: string): string {
	return value.replace(unsayable, '').replace(/\s+/g, ' ').trim();
}
