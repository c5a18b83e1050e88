/** A mail as HTML: tables and inline styles, because mail programs know no others; no script, and nothing that is fetched from anywhere. */
import type { Language } from '../../../site/languages.ts';
import type { MailContent, MailItem, MailPart, MailPiece, MailRow, MailSection, MailSum } from '../../outbox/mail-content.ts';
import { unbroken } from '../../shop/bank-lines.ts';
import { escapeHtml } from '../../web/reply.ts';
import { createMailStyles, type MailStyles } from './mail-styles.ts';

export interface MailLook {
	/** The shop's name at the head. */
	readonly name: string;
	/** Hexadecimal, and dark enough to be read on white. */
	readonly colour: string;
	/** The address of an embedded picture, such as `cid:…`; null: there is none. */
	pictureOf(product: number, variant: number | null): string | null;
}

interface Rendering {
	readonly styles: MailStyles;
	readonly look: MailLook;
	readonly language: Language;
}

const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
const pictureSizePx = 64;

export function renderMailHtml({ language, title, parts, signature }: MailContent, look: MailLook): string {
	const styles = createMailStyles(look.colour);
	const rendering: Rendering = { styles, look, language };
	const { words, ground, ruled } = styles;
	return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styles.sheet}</style>
</head>
<body ${ground('page', 'margin:0;padding:0')}>
${table} ${ground('page', '')}><tr><td align="center" style="padding:0 0 24px">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="640" ${ground('card', `width:100%;max-width:640px;border-top:5px solid ${styles.colour}`)}>
<tr><td class="inner" style="padding:30px 40px 26px" lang="${language}">
<p ${words('brand', 'margin:0 0 26px;font-size:24px;line-height:1.2', 'serif')}>${text(look.name)}</p>
<h1 ${words('brand', 'margin:0 0 18px;font-size:26px;font-weight:400;line-height:1.25', 'serif')}>${text(title)}</h1>
${renderParts(parts, rendering)}
</td></tr>
<tr><td class="inner" style="padding:0 40px 30px"><div ${ruled('top', 'padding-top:16px')}><p ${words('quiet', 'margin:0;font-size:13px;line-height:1.6')}>${lines(signature)}</p></div></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderParts(parts: readonly MailPart[], rendering: Rendering): string {
	return parts.map((part) => renderPart(part, rendering)).join('\n');
}

function renderPart(part: MailPart, rendering: Rendering): string {
	const { words, ground } = rendering.styles;
	switch (part.kind) {
		case 'paragraph':
			return paragraph(part.text, rendering, part.url);
		case 'list': {
			const tag = part.isNumbered ? 'ol' : 'ul';
			const entries = part.entries.map((entry) => `<li style="margin:0 0 4px">${text(entry)}</li>`).join('');
			return `<${tag} ${words('ink', 'margin:0 0 14px;padding:0 0 0 22px;font-size:16px;line-height:1.55')}>${entries}</${tag}>`;
		}
		case 'lines': {
			const shown = `<p ${words('ink', 'margin:0;font-size:16px;line-height:1.6')}>${lines(part.lines)}</p>`;
			if (!part.isFramed) return `<div style="margin:0 0 14px">${shown}</div>`;
			const frame = `padding:14px 18px;border-left:3px solid ${rendering.styles.colour}`;
			return `${table} style="margin:0 0 18px"><tr><td ${ground('frame', frame)}>${shown}</td></tr></table>`;
		}
		case 'facts':
			return `<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">${part.facts
				.map(
					({ label, value }) =>
						`<tr><th scope="row" align="left" valign="top" ${words('quiet', 'padding:2px 16px 2px 0;font-size:14px;font-weight:400;line-height:1.5')}>${text(label)}</th><td ${words('ink', 'padding:2px 0;font-size:15px;line-height:1.5')}>${text(value)}</td></tr>`,
				)
				.join('')}</table>`;
		case 'links':
			return `<div style="margin:0 0 14px">${part.links
				.map(({ label, url }) => `<p style="margin:0 0 8px;font-size:16px;line-height:1.5">${link(url, label, rendering.styles)}</p>`)
				.join('\n')}</div>`;
		case 'action':
			return action(part, rendering.styles);
		case 'items':
			return products(part.items.map(itemRow), rendering);
		case 'pieces':
			return `${part.lead === undefined ? '' : paragraph(part.lead, rendering)}${products(part.pieces.map(pieceRow), rendering)}`;
		case 'table':
			return products(
				part.rows.map((row) => columnsRow(row, part.columns)),
				rendering,
			);
		case 'sums':
			return `${table} style="margin:0 0 20px;border-collapse:collapse">${part.sums.map((sum) => sumRow(sum, rendering)).join('')}</table>`;
		default:
			return renderSection(part, rendering);
	}
}

/** `url`: an address that stands in it. */
function paragraph(words: string, { styles }: Rendering, url?: string): string {
	const shown = lines(words.split('\n'));
	const linked = url === undefined ? shown : shown.replace(escapeHtml(url), () => link(url, url, styles));
	return `<p ${styles.words('ink', 'margin:0 0 14px;font-size:16px;line-height:1.55')}>${linked}</p>`;
}

function link(url: string, label: string, styles: MailStyles): string {
	return `<a href="${escapeHtml(url)}" ${styles.words('brand', 'font-size:16px;text-decoration:underline;overflow-wrap:anywhere')}>${text(label)}</a>`;
}

/** The address stands below the button: not every program follows one. */
function action({ label, url, isMinor }: Extract<MailPart, { kind: 'action' }>, styles: MailStyles): string {
	if (isMinor) return `<p style="margin:0 0 14px;font-size:16px;line-height:1.5">${link(url, label, styles)}</p>`;
	return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 12px"><tr><td ${styles.button}><a href="${escapeHtml(url)}" ${styles.buttonWords}>${text(label)}</a></td></tr></table>
<p ${styles.words('quiet', 'margin:0 0 18px;font-size:13px;line-height:1.5;word-break:break-all;overflow-wrap:anywhere')}>${escapeHtml(url)}</p>`;
}

function renderSection({ heading, parts, isFramed }: MailSection, rendering: Rendering): string {
	const { words, ground, ruled } = rendering.styles;
	const title = `<h2 ${words('brand', 'margin:0 0 12px;font-size:20px;font-weight:400;line-height:1.3', 'serif')}>${text(heading)}</h2>`;
	const inner = `${title}\n${renderParts(parts, rendering)}`;
	if (isFramed)
		return `${table} style="margin:14px 0 24px"><tr><td ${ground('frame', 'padding:20px 22px 8px')}>\n${inner}\n</td></tr></table>`;
	return `<div ${ruled('top', 'margin:22px 0 0;padding:20px 0 4px')}>\n${inner}\n</div>`;
}

interface ProductRow {
	readonly pictured: MailPiece['pictured'];
	/** Of the picture. */
	readonly alt: string;
	readonly name: string;
	readonly details: readonly string[];
	/** null: nothing stands on the right. */
	readonly sum: string | null;
}

function itemRow({ pictured, name, details, price, sum, notes }: MailItem): ProductRow {
	return { pictured, alt: name, name, details: [...details, price, ...notes], sum };
}

function pieceRow({ pictured, count, name, sum }: MailPiece): ProductRow {
	return { pictured, alt: name, name: `${count} × ${name}`, details: [], sum };
}

/** All but the sum stand below the name: so many columns fit on no phone. */
function columnsRow({ name, details, cells }: MailRow, columns: readonly string[]): ProductRow {
	const amounts = cells.map((cell, index) => `${columns[index]}\u00a0${cell}`).join(' · ');
	return { pictured: null, alt: '', name, details: [...details, amounts], sum: columns.length > 1 ? (cells.at(-1) ?? null) : null };
}

function products(rows: readonly ProductRow[], { styles, look }: Rendering): string {
	const { words, ruled } = styles;
	const sources = rows.map(({ pictured }) => (pictured === null ? null : look.pictureOf(pictured.product, pictured.variant)));
	const isPictured = sources.some((source) => source !== null);
	const picture = (source: string | null, alt: string): string =>
		source === null
			? ''
			: `<img src="${escapeHtml(source)}" alt="${escapeHtml(alt)}" width="${pictureSizePx}" height="${pictureSizePx}" style="display:block;border:0;background:#ffffff">`;
	const cells = rows.map(({ alt, name, details, sum }, index) => [
		...(isPictured
			? [
					`<td width="${pictureSizePx}" valign="top" ${ruled('bottom', 'padding:12px 14px 12px 0')}>${picture(sources[index] ?? null, alt)}</td>`,
				]
			: []),
		`<td valign="top" ${ruled('bottom', 'padding:12px 0')}><span ${words('ink', 'font-size:16px;line-height:1.45')}>${text(name)}</span>${details
			.map((line) => `<br><span ${words('quiet', 'font-size:14px;line-height:1.5')}>${text(line)}</span>`)
			.join('')}</td>`,
		`<td align="right" valign="top" ${ruled('bottom', 'padding:12px 0 12px 12px;white-space:nowrap')}><span ${words('ink', 'font-size:15px;font-weight:600;line-height:1.5')}>${text(sum ?? '')}</span></td>`,
	]);
	return `${table} style="margin:0 0 14px;border-collapse:collapse">\n${cells.map((row) => `<tr>${row.join('')}</tr>`).join('\n')}\n</table>`;
}

function sumRow({ label, value, isTotal }: MailSum, { styles }: Rendering): string {
	const { words } = styles;
	if (value === null)
		return `<tr><td colspan="2" ${words('quiet', 'padding:1px 0 3px;font-size:14px;line-height:1.5')}>${text(label)}</td></tr>`;
	const [tone, style] = isTotal ? (['brand', 'font-size:18px;font-weight:600'] as const) : (['ink', 'font-size:15px'] as const);
	return `<tr><td ${words(tone, `padding:5px 0;${style}`)}>${text(label)}</td><td align="right" ${words(tone, `padding:5px 0 5px 12px;white-space:nowrap;${style}`)}>${text(value)}</td></tr>`;
}

function lines(all: readonly string[]): string {
	return all.map(text).join('<br>');
}

/** Of orders, invoices and products, such as `B-1001`: no line ends at their hyphens. Addresses of pages hold none. */
const numbers = /(?<![\w/=&#;.-])[A-Z]{1,4}-\d[\d-]*\b/g;

function text(words: string): string {
	return escapeHtml(unbroken(words)).replace(numbers, '<span style="white-space:nowrap">$&</span>');
}
