/** Names that the built document, its styles and its scripts share. The renderer writes them, the browser looks for them. */
import { bootMarks } from './boot-marks.ts';
import { pageMarks } from './page-marks.ts';

/** Ids of the frame around a page, which no script looks for. */
const frameMarks = {
	mainId: 'main',
	menuId: 'menu',
	legalSidebarId: 'legal-sidebar',
	cartTooltipId: 'cart-tooltip',
	wishTooltipId: 'wish-tooltip',
} as const;

/** Ids of the groups that open in the header of wide screens; there are no more. */
export const headerGroupIds: readonly string[] = ['menu-group-1', 'menu-group-2', 'menu-group-3', 'menu-group-4'];

/** All of them, for the renderer; in the browser boot and app each have their own half. */
export const marks = { ...pageMarks, ...bootMarks, ...frameMarks };

/** Ids that every document has beside those of its page's own content. */
export const documentIds: readonly string[] = [
	marks.rootId,
	marks.sheetsId,
	marks.announcerId,
	marks.consentsId,
	marks.pageDataId,
	marks.mainId,
	marks.menuId,
	marks.legalSidebarId,
	...headerGroupIds,
	marks.cartTooltipId,
	marks.wishTooltipId,
];

/** Language switcher targets in a shell, one for each language: the renderer puts the page's path in their place. */
export function languageSlot(language: string): string {
	return `{{language:${language}}}`;
}
