/** Asks for consent: a toggle and a panel for each service, and three buttons of one weight. The first
 * view is short, so that the page can be read beside it; the services unfold. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Texts } from '../texts/texts.ts';
import { ConsentItem, type ShownService } from './ConsentItem.tsx';
import type { ConsentAction } from './consent.ts';
import type { BannerWords } from './services-data.ts';

export interface ConsentBannerProps {
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

export function ConsentBanner({ services, initial, words, newTab, privacyPath, onDecide, onClose }: ConsentBannerProps): ReactNode {
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
