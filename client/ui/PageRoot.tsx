/** Everything inside the root element: the same tree on the server, at hydration and after each navigation. */
import { type ReactNode, useEffect } from 'react';
import { type PageContext, PageContextProvider } from './page-context.tsx';

export interface PageRootProps {
	readonly context: PageContext;
	readonly content: ReactNode;
	/** The page's head elements; only after a navigation, because the built document already has them. */
	readonly head?: ReactNode;
	/** Called when this page's elements answer to events. */
	readonly onReady?: () => void;
}

export function PageRoot({ context, content, head = null, onReady }: PageRootProps) {
	useEffect(() => onReady?.(), [onReady]);
	return (
		<PageContextProvider value={context}>
			{head}
			{content}
		</PageContextProvider>
	);
}
