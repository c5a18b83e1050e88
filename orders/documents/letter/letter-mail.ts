/** A letter as a mail: the same words as on paper, where no other mail goes with it. */
import { renderMailText } from '../../mail/render/render-mail-text.ts';
import { type MailContent, paragraph } from '../../outbox/mail-content.ts';
import { documentTexts } from './document-texts.ts';
import type { Letter } from './letter.ts';

export function toMailContent({ language, title, facts, opening, table, sums, closing, footer }: Letter): MailContent {
	return {
		language,
		title,
		parts: [
			{ kind: 'facts', facts },
			...opening.map(paragraph),
			{ kind: 'table', columns: table.columns, rows: table.rows },
			{ kind: 'sums', sums: sums.map((sum, index) => ({ ...sum, ...(index === sums.length - 1 && { isTotal: true }) })) },
			...[...closing, documentTexts[language].attached].map(paragraph),
		],
		signature: footer.flat(),
	};
}

/** Its title is in the text as well. */
export function renderText(letter: Letter): string {
	return `${letter.title}\n\n${renderMailText(toMailContent(letter))}`;
}
