/** A letter as plain text, for readers and programs that show no HTML. */
import { orderTexts } from '../../mail/order-texts.ts';
import type { Letter } from '../letter/letter.ts';

/** `after`: a sentence below the letter. */
export function renderText({ language, title, facts, opening, table, sums, closing, footer }: Letter, after: string): string {
	const colon = orderTexts[language].colon;
	const rows = table.rows.map(({ name, details, cells }) => {
		const amounts = cells.map((cell, index) => `${table.columns[index]} ${cell}`).join(' · ');
		return [name, ...details.map((line) => `   ${line}`), `   ${amounts}`].join('\n');
	});
	const parts = [
		title,
		facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n'),
		...opening,
		...rows,
		sums.map(({ label, value }) => `${label}${colon}${value}`).join('\n'),
		...closing,
		after,
		`-- \n${footer.flat().join('\n')}`,
	];
	return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
