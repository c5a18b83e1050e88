/** Shows over the page why the last build or fetch failed. Built by the DOM alone: the page's policy allows no HTML and no style from elsewhere. */
import type { DevFailure } from '../dev-state.ts';

export interface Overlay {
	/** null takes the overlay away. */
	show(failure: DevFailure | null): void;
}

const headings: Readonly<Record<DevFailure['of'], string>> = {
	build: 'The last build failed. This is the site as it was before.',
	fetch: 'The last fetch failed. This is the site with the content of the one before.',
};

const css = `
	:host { position: fixed; inset: auto 0 0 0; z-index: 2147483647; max-height: 60vh; overflow: auto; background: #1b1b1b; color: #fff;
		border-top: 4px solid #e5484d; font: 14px/1.5 ui-monospace, monospace; }
	p { margin: 0; padding: 12px 16px 0; font-weight: 700; }
	pre { margin: 0; padding: 8px 16px 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Nothing stands in the document until something is shown, and a shadow root keeps the two styles apart. */
export function createOverlay(document: Document): Overlay {
	const host = document.createElement('dev-failure');
	host.setAttribute('role', 'alert');
	const root = host.attachShadow({ mode: 'open' });
	const styles = new CSSStyleSheet();
	styles.replaceSync(css);
	root.adoptedStyleSheets = [styles];
	const title = root.appendChild(document.createElement('p'));
	const report = root.appendChild(document.createElement('pre'));
	return {
		show(failure) {
			if (failure === null) {
				host.remove();
			} else {
				title.textContent = headings[failure.of];
				report.textContent = failure.report;
				document.body.append(host);
			}
		},
	};
}
