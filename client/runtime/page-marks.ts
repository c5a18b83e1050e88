/** The marks that the app looks for. */

export const pageMarks = {
	/** The element that React hydrates. */
	rootId: 'page',
	/** On every head element that belongs to the page and not to the site: navigation replaces them. */
	head: 'data-head',
	/** On a stylesheet that belongs to a template or a part, and not to every page; the value is its name. */
	sheet: 'data-sheet',
	/** The JSON block with the paths of all such sheets by name. */
	sheetsId: 'sheets',
	/** On an element whose content is the rich text of that name. */
	richText: 'data-rich-text',
	/** On the language switcher's links; the value is the language. */
	language: 'data-language',
	/** Stands directly before `href` on menu and footer links: the current one gets `aria-current`. */
	entry: 'data-entry',
	/** The header's cart link, and the live region that announces navigation. */
	cartLink: 'data-cart-link',
	announcerId: 'announcer',
	/** The place of the cookie banner, first of all that the keyboard reaches; its `data-services` is a `ServicesData`. */
	consentsId: 'consents',
	/** On buttons that open the cookie banner. */
	consentSettings: 'data-consent-settings',
	/** Event on the window: navigation has shown another page. */
	arrived: 'int-arrived',
	/** Event on the window: the page itself has changed its address. */
	readdressed: 'int-readdressed',
	/** Event on the window: the page has become what its address asks for, which may be longer than what was built. */
	completed: 'int-completed',
	/** On `<html>` of a site that has a service worker. */
	worker: 'data-worker',
	/** Class of what only screen readers perceive. */
	unseen: 'visually-hidden',
} as const;
