/** Markdown as plain paragraphs, for a text that no build has rendered yet: its words, without headings, emphasis and addresses. */
export function plainParagraphs(markdown: string): readonly string[] {
	return markdown
		.split(/\n\s*\n/)
		.map((block) =>
			block
				.replace(/!\[[^\]]*\]\([^)]*\)/g, '')
				.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
				.replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
				.replace(/(\*\*|\*|`)(?=\S)(.+?)(?<=\S)\1/g, '$2')
				.replace(/(?<!\w)(__|_)(?=\S)(.+?)(?<=\S)\1(?!\w)/g, '$2')
				.replace(/\s+/g, ' ')
				.trim(),
		)
		.filter((text) => text !== '');
}
