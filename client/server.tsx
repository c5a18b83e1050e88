/** The client as the renderer calls it: esbuild makes the server bundle of this file. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ShellAfter } from './layout/ShellAfter.tsx';
import { ShellBefore } from './layout/ShellBefore.tsx';
import type { ShellData } from './layout/shell-data.ts';
import type { PageData, TemplateName } from './pages/page-data.ts';
import { pageElement } from './pages/page-element.tsx';
import { pageComponents } from './pages/registry.ts';
import type { ServerBundle } from './server-bundle.ts';
import { textsByLanguage } from './texts/texts-by-language.ts';
import { type PageContext, PageContextProvider, PageRoot } from './ui/page-context.tsx';

export const renderPage: ServerBundle['renderPage'] = (page) => {
	const { language, richText = {} } = page.result;
	const context: PageContext = { language, path: page.path, texts: textsByLanguage[language], richText };
	return renderToString(<PageRoot context={context} content={contentOf(page)} />);
};

export const renderShell: ServerBundle['renderShell'] = (shell) => ({
	before: renderShellPart(shell, <ShellBefore shell={shell} />),
	after: renderShellPart(shell, <ShellAfter shell={shell} />),
});

function contentOf<Name extends TemplateName>(page: PageData<Name>): ReactNode {
	return pageElement(pageComponents[page.template], page);
}

function renderShellPart({ language }: ShellData, part: ReactNode): string {
	const context: PageContext = { language, path: '', texts: textsByLanguage[language], richText: {} };
	return renderToString(<PageContextProvider value={context}>{part}</PageContextProvider>);
}
