/** Knows how a page of this build looks: from its data to the whole document, and the key of everything that goes into it. */
import type { PageData } from '../client/pages/page-data.ts';
import { renditionPath } from '../client/pages/picture-data.ts';
import type { ServerBundle } from '../client/server-bundle.ts';
import { perLanguage } from '../site/languages.ts';
import type { LazyServerBundle } from './bundle/bundle-server.ts';
import { contentHash } from './content-hash.ts';
import type { DataContext } from './data/data-context.ts';
import { toPageData } from './data/page-data.ts';
import { toShellData } from './data/shell.ts';
import { createDocumentFrame, type FrameInputs, renderDocument } from './html/document.ts';
import { createShellTemplate } from './html/shell-template.ts';
import type { Route } from './routes/route.ts';

export interface PageRenderer {
	pageData(route: Route): PageData;
	/** The whole document. */
	html(page: PageData): string;
	/** Hash of everything beside its data that decides how a page looks: shell, document, and all code that renders. */
	frameKey(route: Route): string;
}

export interface RendererInputs {
	readonly context: DataContext;
	readonly server: ServerBundle & Pick<LazyServerBundle, 'hash'>;
	readonly assets: Omit<FrameInputs, 'iconPath'>;
	readonly buildHash: string;
}

/** Renders the shell of each language once. */
export function createPageRenderer({ context, server, assets, buildHash }: RendererInputs): PageRenderer {
	const frame = createDocumentFrame({ ...assets, iconPath: iconPath(context) });
	const shells = perLanguage((language) => server.renderShell(toShellData(context, language)));
	const templates = perLanguage((language) => createShellTemplate(shells[language]));
	const frameKeys = perLanguage((language) =>
		contentHash(frame.headStart, frame.headEnd, shells[language].before, shells[language].after, server.hash),
	);
	return {
		pageData: (route) => toPageData(route, context, buildHash),
		html: (page) => renderDocument(page, renderMarkup(server, page), templates[page.result.language], frame),
		frameKey: (route) => frameKeys[route.language],
	};
}

function renderMarkup(server: ServerBundle, page: PageData): string {
	try {
		return server.renderPage(page);
	} catch (error) {
		throw new Error(`The page ${page.path} could not be rendered.`, { cause: error });
	}
}

/** The logo's smallest rendition, for the browser's tab. */
function iconPath({ content, images }: DataContext): string | null {
	const logo = content.project.logo === null ? null : images.picture(content.project.logo);
	return logo === null ? null : renditionPath(logo.key, logo.widths[0] ?? logo.width, logo.formats.at(-1) ?? 'jpeg');
}
