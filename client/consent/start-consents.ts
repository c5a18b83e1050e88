/** Acts on what visitors decide: asks where something is undecided, starts what is allowed, and stops what is not any more. */
import { isPaymentPath } from '../../site/full-load-paths.ts';
import { defaultLanguage, isLanguage } from '../../site/languages.ts';
import { analyticsId } from '../../site/services.ts';
import type { Analytics } from '../analytics/start-analytics.ts';
import { createAnnouncer } from '../runtime/navigation/arrive.ts';
import type { StorageArea } from '../runtime/storage.ts';
import type { HtmlPolicy } from '../runtime/trusted-html.ts';
import type { loadTexts } from '../texts/load-texts.ts';
import type { TextParts } from '../texts/texts.ts';
import { attachConsents, withdrawn } from './attach-consents.ts';
import { type ConsentActions, consentStore, hasUndecided, isGiven } from './consent.ts';
import type { ServicesData } from './consent-data.ts';
import type { Banner } from './show-banner.tsx';

export interface ConsentsStart {
	readonly window: Window;
	readonly area: StorageArea;
	readonly texts: TextParts['base'];
	/** For further texts of banner and rating box. */
	readonly loadTexts: typeof loadTexts;
	readonly policy: HtmlPolicy;
}

export interface EngineStart extends ConsentsStart {
	readonly services: ServicesData;
}

export interface ConsentEngine extends ConsentActions {
	/** Opens the banner; `opener`: the button that asked for it. */
	open(opener: HTMLElement): Promise<void>;
}

/** To be called once a document. */
export function startConsents({ window, area, services, texts, loadTexts, policy }: EngineStart): ConsentEngine {
	const { document } = window;
	const { lang } = document.documentElement;
	const language = isLanguage(lang) ? lang : defaultLanguage;
	const consents = attachConsents({ area, events: window, nowMs: Date.now, entries: services.entries });
	const { analytics, rating } = services;
	/** Services whose scripts this document has: nothing but a reload stops one. */
	const running = new Set<string>();
	let tracker: Analytics | null = null;
	let banner: Banner | null = null;

	const allows = (id: string): boolean => isGiven(consentStore.get(), id);
	/** `decided`: just now, and not on an earlier page. */
	const startAllowed = (decided: boolean): void => {
		// where Trusted Types are off, only the payment provider's script runs
		if (isPaymentPath(window.location.pathname)) return;
		if (analytics && allows(analyticsId) && !running.has(analyticsId)) {
			running.add(analyticsId);
			start('analytics', async () => {
				const { startAnalytics } = await import('../analytics/start-analytics.ts');
				if (allows(analyticsId)) tracker = startAnalytics(window, analytics, { decided });
			});
		}
		if (rating && allows(rating.service) && !running.has(rating.service)) {
			running.add(rating.service);
			start('rating box', async () => {
				const [{ showRatingBox }, { rating: ratingTexts }] = await Promise.all([
					import('../rating-box/show-rating-box.tsx'),
					loadTexts(language, 'consent'),
				]);
				if (allows(rating.service))
					await showRatingBox({ window, source: rating, texts: { rating: ratingTexts, shell: texts.shell }, language });
			});
		}
	};
	const open = async (opener: HTMLElement | null): Promise<void> => {
		try {
			const { showBanner } = await import('./show-banner.tsx');
			banner ??= await showBanner({ window, services, consents, newTab: texts.shell.newTab, policy });
			banner.open(opener);
		} catch (error) {
			console.error('The consents could not be shown', error);
			if (opener) createAnnouncer(window).show(texts.shell.cookieSettingsFailed);
		}
	};

	consents.start((before, after) => {
		const gone = withdrawn(before, after);
		if (gone.includes(analyticsId)) tracker?.forget();
		if (gone.some((id) => running.has(id))) {
			window.location.reload();
			return;
		}
		startAllowed(true);
		// decided in another tab
		if (hasUndecided(before) && !hasUndecided(after)) banner?.close();
	});
	startAllowed(false);
	if (hasUndecided(consentStore.get())) void open(null);
	return { open, dispatch: consents.dispatch };
}

/** A third party or a blocker may break a service, but not the page. */
function start(name: string, work: () => Promise<void>): void {
	work().catch((error: unknown) => console.warn(`The ${name} could not be started`, error));
}
