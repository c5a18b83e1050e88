/** Names that the built document, its styles and its scripts share. The renderer writes them, the browser looks for them. */

export const marks = {
	/** The element that React hydrates. */
	rootId: 'page',
	/** The JSON block with the page's data. */
	pageDataId: 'page-data',
	/** On every head element that belongs to the page and not to the site: navigation replaces them. */
	head: 'data-head',
	/** On an element whose content is the rich text of that name. */
	richText: 'data-rich-text',
	/** On links and buttons that only work once the app runs: boot keeps their clicks and replays them. */
	replay: 'data-replay',
	/** On `<html>`: pages that hydrate at once. */
	eager: 'data-eager',
	/** On the language switcher's links; the value is the language. */
	language: 'data-language',
	/** Stands directly before `href` on menu and footer links: the current one gets `aria-current`. */
	entry: 'data-entry',
	/** The header's cart link, and the live region that announces navigation. */
	cartLink: 'data-cart-link',
	announcerId: 'announcer',
} as const;

/** Language switcher targets in a shell, one for each language: the renderer puts the page's path in their place. */
export function languageSlot(language: string): string {
	return `{{language:${language}}}`;
}
