/** Brings the cookie banner: its words and its sheet, then its elements before everything else in the document. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadSheet } from '../runtime/load-sheet.ts';
import { createAnnouncer } from '../runtime/navigation/announcer.ts';
import { focusPage } from '../runtime/navigation/arrive.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { HtmlPolicy } from '../runtime/trusted-html.ts';
import type { Texts } from '../texts/texts.ts';
import type { AttachedConsents } from './attach-consents.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import type { ShownService } from './ConsentItem.tsx';
import { type ConsentAction, consentStore, hasUndecided, isGiven } from './consent.ts';
import type { ServicesData, ServiceTexts } from './services-data.ts';

export interface BannerStart {
	readonly window: Window;
	readonly services: Pick<ServicesData, 'textsPath'>;
	readonly consents: Pick<AttachedConsents, 'dispatch' | 'describe'>;
	readonly newTab: Texts['shell']['newTab'];
	readonly policy: HtmlPolicy;
}

export interface Banner {
	/** `opener`: the button that asked for it and gets the focus back; null: the page asks by itself, and the focus stays where it is until a visitor moves it. */
	open(opener: HTMLElement | null): void;
	close(): void;
}

/** @throws where texts or sheet cannot be loaded */
export async function showBanner({ window, services, consents, newTab, policy }: BannerStart): Promise<Banner> {
	const { document } = window;
	const place = document.getElementById(pageMarks.consentsId);
	if (!place) throw new Error('This document has no place for the cookie banner');
	const [described] = await Promise.all([fetchServiceTexts(window, services.textsPath), loadSheet(document, 'consent')]);
	// the decision is about these texts, which may be newer than the document
	consents.describe(described.services.map(({ id, version, locked, asked }) => ({ id, version, locked, asked })));
	const asked: readonly ShownService[] = described.services
		.filter((service) => service.asked)
		.map((service) => ({ ...service, description: service.description === null ? null : policy.trust(service.description) }));

	const root = createRoot(place);
	const announcer = createAnnouncer(window);
	let opener: HTMLElement | null = null;
	let isOpen = false;
	/** The element focused before the banner; null: none. */
	let left: HTMLElement | null = null;
	place.addEventListener('focusin', ({ relatedTarget: from }) => {
		if (from instanceof HTMLElement && !place.contains(from)) left = from;
	});

	const close = (): void => {
		if (!isOpen) return;
		isOpen = false;
		const hadFocus = place.contains(document.activeElement);
		flushSync(() => root.render(null));
		const back = opener ?? left;
		if (hadFocus) focusPage(document, back?.isConnected ? back : null);
		left = null;
	};
	const decide = (action: ConsentAction): void => {
		close();
		announcer.say(described.words.saved);
		consents.dispatch(action);
	};
	return {
		close,
		open(by) {
			opener = by;
			if (!isOpen) {
				isOpen = true;
				const state = consentStore.get();
				const choices = new Map(asked.map(({ id }) => [id, isGiven(state, id)]));
				const mayClose = !hasUndecided(state);
				flushSync(() =>
					root.render(
						<ConsentBanner
							services={asked}
							initial={choices}
							words={described.words}
							newTab={newTab}
							privacyPath={described.privacyPath}
							onDecide={decide}
							onClose={mayClose ? close : null}
						/>,
					),
				);
			}
			if (by) place.querySelector<HTMLElement>('h2')?.focus();
			else announcer.say(described.words.opened);
		},
	};
}

/** @throws where nothing usable comes */
async function fetchServiceTexts(window: Pick<Window, 'fetch'>, path: string): Promise<ServiceTexts> {
	const response = await window.fetch(path);
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	const texts: unknown = await response.json();
	if (!isServiceTexts(texts)) throw new Error(`${path} holds no texts of services`);
	return texts;
}

function isServiceTexts(value: unknown): value is ServiceTexts {
	return typeof value === 'object' && value !== null && 'services' in value && Array.isArray(value.services) && 'words' in value;
}
