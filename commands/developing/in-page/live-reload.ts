/** Runs in every page that `npm run dev` serves: reloads it when its document was built again, and shows why a build failed. */
import { type DevFailure, type DevState, devPaths, devQueries } from '../dev-state.ts';

function followBuilds(): void {
	const { pathname } = window.location;
	const stamp = new URL(import.meta.url).searchParams.get(devQueries.stamp) ?? '';
	const address = `${devPaths.events}?${new URLSearchParams({ [devQueries.path]: pathname, [devQueries.stamp]: stamp })}`;
	const overlay = createOverlay(document);
	let version: string | null = null;
	let events: EventSource | null = null;

	const follow = (state: DevState): void => {
		// The app may have gone to another page since, whose data has no stamp here.
		const mayBeOutdated = version !== null && version !== state.version && window.location.pathname !== pathname;
		version = state.version;
		if (state.isOutdated || mayBeOutdated) {
			keepFields(window);
			window.location.reload();
		} else overlay.show(state.failure);
	};
	// Browsers open six connections to a host: hidden pages leave them to the others, and keep the way back fast.
	const followWhileVisible = (): void => {
		if (document.hidden) {
			events?.close();
			events = null;
		} else if (events === null) {
			events = new EventSource(address);
			events.addEventListener('message', ({ data }) => follow(JSON.parse(data)));
		}
	};
	document.addEventListener('visibilitychange', followWhileVisible);
	followWhileVisible();
}

/** Keeps typed values over a reload that the user did not ask for. */
interface KeptField {
	/** Place among the fields of the page, with its name: a page that was built again may have others. */
	readonly index: number;
	readonly name: string;
	readonly value: string;
}

const storageKey = 'dev-fields';

function fieldsOf(document: Document): (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[] {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea');
	return [...fields].filter(({ type }) => !['checkbox', 'radio', 'file', 'password', 'hidden'].includes(type));
}

/** Just before the reload. */
function keepFields({ document, location, sessionStorage }: Window): void {
	const kept = fieldsOf(document).map(({ name, value }, index): KeptField => ({ index, name, value }));
	sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, kept }));
}

/** After it, once: where the page is the same and the field is still there. The page's own script hears of it as if it were typed. */
function restoreFields({ document, location, sessionStorage }: Window): void {
	const stored = sessionStorage.getItem(storageKey);
	sessionStorage.removeItem(storageKey);
	if (stored === null) return;
	const { path, kept }: { readonly path: string; readonly kept: readonly KeptField[] } = JSON.parse(stored);
	const fields = path === location.pathname ? fieldsOf(document) : [];
	for (const { index, name, value } of kept) {
		const field = fields[index];
		if (field === undefined || field.name !== name || field.value === value) continue;
		field.value = value;
		field.dispatchEvent(new Event('input', { bubbles: true }));
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}
}

/** Shows over the page why the last build or fetch failed. Built by the DOM alone: the page's policy allows no HTML and no style from elsewhere. */
interface Overlay {
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
function createOverlay(document: Document): Overlay {
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

// last, when all that they use is there
restoreFields(window);
followBuilds();
