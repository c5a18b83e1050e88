/** Brings the cookie banner: its words and its sheet, then its elements before everything else in the document. */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { externalLinkRel } from '../../site/constants.ts';
import { loadSheet } from '../runtime/load-sheet.ts';
import { createAnnouncer, focusPage } from '../runtime/navigation/arrive.ts';
import { pageMarks } from '../runtime/page-marks.ts';
import type { HtmlPolicy } from '../runtime/trusted-html.ts';
import type { Texts } from '../texts/texts.ts';
import { Text } from '../ui/Text.tsx';
import type { AttachedConsents } from './attach-consents.ts';
import { type ConsentAction, consentStore, hasUndecided, isGiven } from './consent.ts';
import type { BannerWords, ServicesData, ServiceText, ServiceTexts } from './consent-data.ts';

interface BannerStart {
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

interface ConsentBannerProps {
	readonly services: readonly ShownService[];
	/** As the toggles stand at first: what was allowed before, and nothing else. */
	readonly initial: ReadonlyMap<string, boolean>;
	readonly words: BannerWords;
	readonly newTab: Texts['shell']['newTab'];
	readonly privacyPath: string | null;
	readonly onDecide: (action: ConsentAction) => void;
	/** null: something is undecided, and only a decision closes the banner. */
	readonly onClose: (() => void) | null;
}

/** Asks for consent: a toggle and a panel for each service, and three buttons of one weight. The first
 * view is short, so that the page can be read beside it; the services unfold. */
function ConsentBanner({ services, initial, words, newTab, privacyPath, onDecide, onClose }: ConsentBannerProps): ReactNode {
	const [choices, setChoices] = useState(initial);
	const onKeyDown = ({ key }: KeyboardEvent): void => {
		if (key === 'Escape') onClose?.();
	};
	return (
		<section className="consent-banner" aria-labelledby="consent-title" onKeyDown={onKeyDown}>
			<div className="consent-body">
				<h2 id="consent-title" tabIndex={-1}>
					{words.title}
				</h2>
				<p>{words.intro}</p>
				{privacyPath !== null && (
					<a className="consent-privacy" href={privacyPath}>
						{words.privacy}
					</a>
				)}
				<details className="consent-details" open={onClose !== null}>
					<summary>{words.choose}</summary>
					<ul className="consent-list">
						{services.map((service) => (
							<ConsentItem
								key={service.id}
								service={service}
								words={words}
								newTab={newTab}
								given={choices.get(service.id) ?? false}
								onChange={(given) => setChoices(new Map([...choices, [service.id, given]]))}
							/>
						))}
					</ul>
				</details>
			</div>
			<div className="consent-choices">
				<button className="button" type="button" onClick={() => onDecide({ type: 'allowAll' })}>
					{words.allowAll}
				</button>
				<button className="button" type="button" onClick={() => onDecide({ type: 'save', choices })}>
					{words.allowSelected}
				</button>
				<button className="button" type="button" onClick={() => onDecide({ type: 'rejectAll' })}>
					{words.rejectAll}
				</button>
			</div>
			{onClose && (
				<button className="quiet-link" type="button" onClick={onClose}>
					{words.close}
				</button>
			)}
		</section>
	);
}

interface ShownService extends Omit<ServiceText, 'description'> {
	readonly description: string | TrustedHTML | null;
}

interface ConsentItemProps {
	readonly service: ShownService;
	readonly words: BannerWords;
	readonly newTab: Texts['shell']['newTab'];
	readonly given: boolean;
	readonly onChange: (given: boolean) => void;
}

/** One service in the banner: its name opens what it does, its toggle allows it. */
function ConsentItem({ service, words, newTab, given, onChange }: ConsentItemProps): ReactNode {
	const { name, description, link, locked, allow } = service;
	const panelId = useId();
	const [isOpen, setOpen] = useState(false);
	const isOutward = link !== null && !link.startsWith('/');
	return (
		<li className="consent-item">
			<div className="consent-line">
				<button className="consent-name" type="button" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
					<Text value={name} />
				</button>
				{locked ? (
					<span className="small soft">{words.locked}</span>
				) : (
					<input className="consent-toggle" type="checkbox" aria-label={allow} checked={given} onChange={() => onChange(!given)} />
				)}
			</div>
			<div className="consent-panel" id={panelId} data-open={isOpen || undefined} inert={!isOpen}>
				<div className="consent-panel-body small">
					{description !== null && <div className="rich-text" dangerouslySetInnerHTML={{ __html: description }} />}
					{link !== null && (
						<p>
							<a href={link} {...(isOutward && { target: '_blank', rel: externalLinkRel })}>
								{words.more}
								{isOutward && <span className="visually-hidden"> {newTab}</span>}
							</a>
						</p>
					)}
				</div>
			</div>
		</li>
	);
}
