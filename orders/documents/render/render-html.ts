/** A letter as the HTML of a mail: tables and inline styles, because mail programs know no others; no picture, no link, no script. */

import { unbroken } from '../../shop/bank-lines.ts';
import type { Letterhead } from '../../shop/letterhead.ts';
import { escapeHtml } from '../../web/reply.ts';
import type { Fact, Letter, LetterRow } from '../letter/letter.ts';

const sans = "font-family:'Hanken Grotesk',Helvetica,Arial,sans-serif";
const serif = 'font-family:Newsreader,Georgia,serif';
const ink = '#26262b';
const quiet = '#6d6d74';
const rule = '1px solid #d9d7d1';

/** `after`: a sentence below the letter. */
export function renderHtml(letter: Letter, { colour }: Pick<Letterhead, 'colour'>, after: string): string {
	const { table } = letter;
	const heads = [
		`<th scope="col" align="left" style="padding:0 0 8px;${label}">${escapeHtml(table.product)}</th>`,
		...table.columns.map((column) => `<th scope="col" align="right" style="padding:0 0 8px 12px;${label}">${escapeHtml(column)}</th>`),
	];
	const inner = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 24px">
${letter.facts.map(factRow).join('\n')}
</table>
${letter.opening.map(paragraph).join('\n')}
<table cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse;margin:22px 0 0">
<thead><tr style="border-bottom:1px solid ${colour}">${heads.join('')}</tr></thead>
<tbody>
${table.rows.map(tableRow).join('\n')}
</tbody>
</table>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse;margin:10px 0 26px">
${letter.sums.map((sum, index) => sumRow(sum, index === letter.sums.length - 1 ? colour : null)).join('\n')}
</table>
${[...letter.closing, after].map(paragraph).join('\n')}`;
	const foot = letter.footer
		.map((column) => `<p style="margin:0 0 8px">${column.map((line) => escapeHtml(unbroken(line))).join('<br>')}</p>`)
		.join('\n');
	return frame(letter, colour, inner, foot);
}

/** The mail that a letter goes with, in the same look: `text` as it was written, paragraph by paragraph. Its last one is the sender. */
export function renderCover(letter: Letter, { colour }: Pick<Letterhead, 'colour'>, text: string): string {
	const paragraphs = text.trim().split('\n\n');
	const foot = paragraphs.length > 1 ? (paragraphs.pop() ?? '') : '';
	return frame(letter, colour, paragraphs.map(paragraph).join('\n'), paragraph(foot));
}

function frame({ language, title, sender }: Letter, colour: string, inner: string, foot: string): string {
	return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f3ef">
<div role="article" lang="${language}" style="${sans};color:${ink};font-size:15px;line-height:1.55;max-width:640px;margin:0 auto;background:#ffffff;border-top:5px solid ${colour}">
<div style="padding:36px 40px 28px">
<p style="margin:0 0 34px;${serif};font-size:25px;line-height:1.2;color:${colour}">${escapeHtml(sender.name)}</p>
<h1 style="margin:0 0 18px;${serif};font-weight:400;font-size:24px;line-height:1.25;color:${colour}">${escapeHtml(title)}</h1>
${inner}
</div>
<div style="padding:18px 40px 30px;border-top:${rule};font-size:12px;line-height:1.6;color:${quiet}">
${foot}
</div>
</div>
</body>
</html>
`;
}

const label = `${sans};font-size:12px;font-weight:400;color:${quiet}`;

function factRow({ label: name, value }: Fact): string {
	return `<tr><td style="padding:1px 18px 1px 0;${label}">${escapeHtml(name)}</td><td style="padding:1px 0;${sans};font-size:14px;color:${ink}">${escapeHtml(value)}</td></tr>`;
}

function tableRow({ name, details, cells }: LetterRow): string {
	const lines = details.map((line) => `<br><span style="font-size:12px;color:${quiet}">${escapeHtml(line)}</span>`);
	const first = `<td valign="top" style="padding:11px 0;${sans};font-size:14px;color:${ink}">${escapeHtml(name)}${lines.join('')}</td>`;
	const others = cells.map((text, index) => {
		const weight = index === cells.length - 1 ? 600 : 400;
		return `<td align="right" valign="top" style="padding:11px 0 11px 12px;white-space:nowrap;${sans};font-size:13px;font-weight:${weight};color:${ink}">${escapeHtml(text)}</td>`;
	});
	return `<tr style="border-bottom:${rule}">${first}${others.join('')}</tr>`;
}

/** `colour`: of the sum that counts; null: it is another one. */
function sumRow({ label: name, value }: Fact, colour: string | null): string {
	const style = colour === null ? `${sans};font-size:13px;color:${quiet}` : `${sans};font-size:17px;font-weight:600;color:${colour}`;
	return `<tr><td align="right" style="padding:3px 0;${style}">${escapeHtml(name)}</td><td align="right" width="130" style="padding:3px 0;white-space:nowrap;${style}">${escapeHtml(value)}</td></tr>`;
}

function paragraph(text: string): string {
	return `<p style="margin:0 0 14px">${unbroken(text).split('\n').map(escapeHtml).join('<br>')}</p>`;
}
