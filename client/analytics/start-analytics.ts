/** Counts page views and script errors with the shop's Matomo, once the visitor has agreed. */
import type { AnalyticsConfig } from '../../site/config.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import { createScriptPolicy } from '../runtime/trusted-script.ts';

export interface Analytics {
	/** The visitor has withdrawn: from now on the tool sends nothing, and knows so on later pages. */
	forget(): void;
}

type Call = readonly [name: string, ...parameters: readonly unknown[]];

declare global {
	interface Window {
		/** Matomo's queue: a list until its script has come, which then takes the list's place. */
		_paq?: { push(...calls: readonly Call[]): unknown };
	}
}

/** Matomo's own memory of the consent; ours decides, on every page. */
const rememberedHours = 365 * 24;

/** To be called once a document, and only with consent. `decided`: the visitor has just agreed, on this page. */
export function startAnalytics(window: Window, { url, siteId }: AnalyticsConfig, { decided }: { readonly decided: boolean }): Analytics {
	const { document } = window;
	window._paq ??= [];
	const tell = (...calls: readonly Call[]): void => {
		window._paq?.push(...calls);
	};
	let shown = pageAddress(window.location);
	const trackPage = (): void => tell(['setDocumentTitle', document.title], ['setCustomUrl', shown], ['trackPageView']);

	tell(
		['requireConsent'],
		decided ? ['rememberConsentGiven', rememberedHours] : ['setConsentGiven'],
		['disableCookies'],
		['setTrackerUrl', `${url}matomo.php`],
		['setSiteId', String(siteId)],
		['enableJSErrorTracking'],
	);
	trackPage();
	window.addEventListener(pageMarks.arrived, () => {
		tell(['setReferrerUrl', shown]);
		shown = pageAddress(window.location);
		trackPage();
	});
	insertScript(window, `${url}matomo.js`);
	return { forget: () => tell(['forgetConsentGiven']) };
}

/** Without query and fragment: they may hold a visitor's search, or a key from an e-mail. */
function pageAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
	return origin + pathname;
}

function insertScript(window: Window, url: string): void {
	const script = window.document.createElement('script');
	script.async = true;
	script.addEventListener('error', () => console.warn('The analytics tool could not be loaded'));
	// the type of `src` knows no trusted values
	Object.assign(script, { src: createScriptPolicy(window, 'analytics', url).trust() });
	window.document.head.append(script);
}
