/** What to pack, as HTML for a field of Directus that shows it: picture, product, engraving, and where it goes. Everything that a buyer wrote is escaped. */
import type { Language } from '../../../site/languages.ts';
import type { LineState } from '../../transitions/order-states.ts';
import { escapeHtml } from '../../web/reply.ts';
import { deskTexts } from '../desk-texts.ts';

export interface PackingSheet {
	/** What buyer and shop owe each other, a sentence each; empty: nothing. */
	readonly money: readonly string[];
	readonly lines: readonly PackingLine[];
	/** The method, with who carries it where that is known. */
	readonly delivery: string;
	readonly isCollected: boolean;
	readonly hasWrapping: boolean;
	/** As they stand on a letter. */
	readonly shippingAddress: readonly string[];
	/** null: as the shipping address. */
	readonly invoiceAddress: readonly string[] | null;
	readonly comment: string | null;
}

export interface PackingLine {
	readonly position: number;
	readonly count: number;
	readonly name: string;
	readonly state: LineState;
	/** Such as `Text: Für Änne`, one each. */
	readonly personalization: readonly string[];
	readonly tracking: string | null;
	/** Id of a file in Directus; null: the product has none, or is gone. */
	readonly picture: string | null;
}

const pictureSizePx = 160;
/** Directus greys out what cannot be edited; this can be read on its light and on its dark ground. */
const inkColor = '#5b6672';

export function writePackingSheet(sheet: PackingSheet, language: Language): string {
	const { sheet: texts } = deskTexts[language];
	const { money, lines, delivery, isCollected, hasWrapping, shippingAddress, invoiceAddress, comment } = sheet;
	return [
		`<div style="color:${inkColor}">`,
		...(money.length === 0 ? [] : [section(texts.money.title, money)]),
		`<table><tbody>${lines.map((line) => toRow(line, language)).join('')}</tbody></table>`,
		...(hasWrapping ? [`<p><strong>${escapeHtml(texts.wrapping)}</strong></p>`] : []),
		section(texts.delivery, [delivery]),
		section(isCollected ? texts.pickUp : texts.shippingAddress, shippingAddress),
		...(invoiceAddress === null ? [] : [section(texts.invoiceAddress, invoiceAddress)]),
		...(comment === null ? [] : [section(texts.comment, comment.split('\n'))]),
		'</div>',
	].join('\n');
}

function toRow({ position, count, name, state, personalization, tracking, picture }: PackingLine, language: Language): string {
	const { sheet, lineStates } = deskTexts[language];
	const image =
		picture === null
			? ''
			: `<img src="/assets/${encodeURIComponent(picture)}?width=${pictureSizePx}&amp;height=${pictureSizePx}&amp;fit=cover" alt="" width="${pictureSizePx}" height="${pictureSizePx}">`;
	const facts = [
		...personalization.map(escapeHtml),
		...(state === 'to_pack' ? [] : [`<em>${escapeHtml(lineStates[state])}</em>`]),
		...(tracking === null ? [] : [`${escapeHtml(sheet.tracking)}: ${escapeHtml(tracking)}`]),
	];
	const head = `<strong>${position}. ${count} × ${escapeHtml(name)}</strong>`;
	return `<tr><td>${image}</td><td>${[head, ...facts].join('<br>')}</td></tr>`;
}

function section(title: string, lines: readonly string[]): string {
	return `<p><strong>${escapeHtml(title)}</strong><br>${lines.map(escapeHtml).join('<br>')}</p>`;
}
