/** A rich text of the page, by name. Hydration keeps what the server wrote (see docs on page data: the text does not ship twice). */
import { usePage } from './page-context.tsx';

/** Renders nothing where the page has no rich text of that name. `data-rich-text` is how the browser finds the text again. */
export function RichText({ name, className = 'rich-text' }: { name: string; className?: string }) {
	const html = usePage().richText[name];
	if (html === undefined) return null;
	return <div className={className} data-rich-text={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
