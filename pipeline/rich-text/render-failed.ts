/** A text that the processor gave up on, or that ended the thread which rendered it. */
import type { MarkdownSource } from './markdown-source.ts';

export class RenderFailed extends Error {
	override readonly name = 'RenderFailed';
	readonly markdown: string;

	/** `source`: the field that holds the text, where it is known. */
	constructor(markdown: string, cause: unknown, source?: Omit<MarkdownSource, 'markdown'>) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		const place = source === undefined ? '' : ` of ${source.collection} ${source.id}, field ${source.field},`;
		super(
			`The rich text ${JSON.stringify(markdown.slice(0, 80))}${place} cannot be rendered (${reason}). Find it in the backend and simplify it.`,
			{ cause },
		);
		this.markdown = markdown;
	}
}
