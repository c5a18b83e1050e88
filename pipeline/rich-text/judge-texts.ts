/** Makes texts ready, and says of each field what the site does not show of its text. */
import type { Problem } from '../problem.ts';
import { RenderFailed } from './render-batch.ts';
import type { MarkdownSource, RichTexts } from './rich-text-store.ts';
import type { TextExcess } from './text-notes.ts';

const excesses: Readonly<Record<TextExcess, string>> = {
	long: 'The text is longer than 500,000 characters',
	marks: 'A paragraph of the text has more signs of emphasis, links or code than can be read in a reasonable time',
	nested: 'Quotations, lists or elements of the text stand too deep in one another',
	parts: 'The text has more lists, quotations, footnotes or short lines than can be read in a reasonable time',
	slow: 'The text could not be read in a reasonable time',
};

/** As `texts.ready`, but a text that cannot be rendered is named with the first of the sources that holds it. @throws RenderFailed */
export async function readyTexts(
	texts: Pick<RichTexts, 'ready'>,
	wanted: readonly string[],
	sources: () => readonly MarkdownSource[],
): Promise<void> {
	try {
		await texts.ready(wanted);
	} catch (error) {
		if (!(error instanceof RenderFailed)) throw error;
		const { markdown, cause } = error;
		throw new RenderFailed(
			markdown,
			cause,
			sources().find((source) => source.markdown === markdown),
		);
	}
}

/** The texts are ready. One problem a field at the most. */
export function judgeTexts(texts: Pick<RichTexts, 'notes'>, sources: readonly MarkdownSource[]): readonly Problem[] {
	return sources.flatMap(({ markdown, collection, id, field }): readonly Problem[] => {
		const { dropped, excess } = texts.notes(markdown);
		if (excess !== null) {
			return [
				{
					collection,
					id,
					field,
					code: 'text-too-complex',
					severity: 'error',
					message: `${excesses[excess]}, so it can only be shown as it was typed, with all its signs.`,
					fix: 'Part the text, or write it more plainly.',
				},
			];
		}
		if (dropped.length === 0) return [];
		return [
			{
				collection,
				id,
				field,
				code: 'text-dropped',
				severity: 'warning',
				message: `The site does not show everything in this text. It leaves out: ${dropped.join(', ')}.`,
				fix: 'Remove what is named, or say it with headings, paragraphs, lists, tables, links and pictures.',
			},
		];
	});
}
