/** Texts of the content: plain, rich, and within a sentence of the interface. */
import type { ReactNode } from 'react';
import type { Text as TextValue } from '../../site/text.ts';
import { usePage } from './page-context.tsx';

/** A text of the content, marked with its language where it is a fallback, so that it is read out and hyphenated correctly. */
export function Text({ value }: { value: TextValue }): ReactNode {
	return typeof value === 'string' ? value : <span lang={value.lang}>{value.text}</span>;
}

/**
 * A rich text of the page, by name. Hydration keeps what the server wrote (see docs on page data: the text does not ship twice).
 * Renders nothing where the page has no rich text of that name. `data-rich-text` is how the browser finds the text again.
 */
export function RichText({ name, className = 'rich-text' }: { name: string; className?: string }) {
	const html = usePage().richText[name];
	if (html === undefined) return null;
	return <div className={className} data-rich-text={name} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A sentence of the interface about a text of the content, which is marked with its language where it is a fallback. */
export function Sentence({ say, about }: { say: (name: string) => string; about: TextValue }): ReactNode {
	if (typeof about === 'string') return say(about);
	const [before, after] = say('\n').split('\n');
	return (
		<>
			{before}
			<Text value={about} />
			{after}
		</>
	);
}
