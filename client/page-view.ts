/** Puts pages into the root element: the first by hydration, each further one in its place. */
import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type CartActions, CartActionsProvider } from './cart/cart.ts';
import { type ConsentActions, ConsentActionsProvider } from './consent/consent.ts';
import type { LoadedPage } from './pages/lazy-pages.ts';
import { pageElement } from './pages/page-element.tsx';
import type { PageView } from './runtime/navigation/start-navigation.ts';
import type { HtmlPolicy } from './runtime/trusted-html.ts';
import { type PageContext, PageRoot } from './ui/page-context.tsx';

export interface FirstPage {
	readonly root: Element;
	readonly loaded: LoadedPage;
	readonly richText: Readonly<Record<string, string>>;
	readonly policy: HtmlPolicy;
	readonly cart: CartActions;
	readonly consents: ConsentActions;
	/** A page threw while rendering in the browser. `readable`: it is the document's own, whose elements stand there as before, without life. */
	readonly onCrash: (error: unknown, readable: boolean) => void;
}

/** Resolves when the first page answers to events. */
export async function hydratePage({ root, loaded, richText, policy, cart, consents, onCrash }: FirstPage): Promise<PageView<LoadedPage>> {
	const toTree = (shown: LoadedPage, html: Readonly<Record<string, string>>, head: ReactElement | null, onReady?: () => void) => {
		const context: PageContext = {
			language: shown.page.result.language,
			path: shown.page.path,
			texts: shown.texts,
			loadTexts: shown.loadTexts,
			live: shown.page.result.live,
			timeZone: shown.page.result.timeZone,
			richText: Object.fromEntries(Object.entries(html).map(([name, text]) => [name, policy.trust(text)])),
		};
		const page = createElement(PageRoot, { context, content: shown.element(pageElement), head, onReady });
		return createElement(CartActionsProvider, { value: cart }, createElement(ConsentActionsProvider, { value: consents }, page));
	};
	let own: readonly ChildNode[] | null = [...root.childNodes];
	let crashed = false;
	/** React has emptied the root, but let the elements of the document's own page whole. */
	const afterCrash = (error: unknown): void => {
		crashed = true;
		root.replaceChildren(...(own ?? []));
		onCrash(error, own !== null);
	};
	const reactRoot = await new Promise<Root>((resolve, reject) => {
		const created: Root = hydrateRoot(
			root,
			toTree(loaded, richText, null, () => resolve(created)),
			{
				onRecoverableError: (error) => console.error('The page did not hydrate as it was built', error),
				onUncaughtError: (error) => {
					afterCrash(error);
					reject(error);
				},
			},
		);
	});
	return {
		show(next, html, head) {
			if (crashed) root.replaceChildren();
			crashed = false;
			own = null;
			flushSync(() => reactRoot.render(toTree(next, html, head)));
		},
	};
}
