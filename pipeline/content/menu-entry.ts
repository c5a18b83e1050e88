/** An entry of the main menu. Where its link leads is decided by the renderer, which knows the routes. */
import type { PerLanguage } from '../../site/languages.ts';
import type { Localized } from '../records/localized.ts';

export interface MenuEntry {
	readonly id: number;
	readonly name: Localized;
	readonly target: MenuTarget | null;
	readonly groups: readonly MenuGroup[];
}

export interface MenuGroup {
	readonly name: Localized | null;
	readonly entries: readonly MenuLink[];
}

export interface MenuLink {
	readonly id: number;
	readonly name: Localized;
	readonly target: MenuTarget;
}

/** `path` is a German site path; the renderer translates it to its counterpart in the page's language, where `anchor` is a place of that page. */
export type MenuTarget =
	| { readonly kind: 'path'; readonly path: string; readonly anchor: PerLanguage<string> | null }
	| { readonly kind: 'external'; readonly url: string };
