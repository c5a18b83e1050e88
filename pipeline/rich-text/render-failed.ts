/** A text that the processor gave up on, or that ended the thread which rendered it. */
export class RenderFailed extends Error {
	override readonly name = 'RenderFailed';
	readonly markdown: string;

	constructor(markdown: string, cause: unknown) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		super(
			`The rich text ${JSON.stringify(markdown.slice(0, 80))} cannot be rendered (${reason}). Find it in the backend and simplify it.`,
			{
				cause,
			},
		);
		this.markdown = markdown;
	}
}
