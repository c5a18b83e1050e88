/** What a visitor is asked (specification §2, Cookie banner): a toggle and a panel for each service, and three buttons of one weight. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { ConsentAction } from '../stores/consent.ts';
import type { Texts } from '../texts/texts.ts';
import { ConsentItem } from './ConsentItem.tsx';
import type { ServiceText } from './services-data.ts';

export interface ShownService extends Omit<ServiceText, 'description'> {
	readonly description: string | TrustedHTML | null;
}

export interface ConsentBannerProps {
	readonly services: readonly ShownService[];
	/** As the toggles stand at first: what was allowed before, and nothing else. */
	readonly initial: ReadonlyMap<string, boolean>;
	readonly texts: Pick<Texts, 'consent' | 'shell'>;
	readonly privacyPath: string | null;
	readonly onDecide: (action: ConsentAction) => void;
	/** null: something is undecided, and only a decision closes the banner. */
	readonly onClose: (() => void) | null;
}

export function ConsentBanner({ services, initial, texts, privacyPath, onDecide, onClose }: ConsentBannerProps): ReactNode {
	const { consent } = texts;
	const [choices, setChoices] = useState(initial);
	const onKeyDown = ({ key }: KeyboardEvent): void => {
		if (key === 'Escape') onClose?.();
	};
	return (
		<section className="consent-banner" aria-labelledby="consent-title" onKeyDown={onKeyDown}>
			<div className="consent-body">
				<h2 id="consent-title" tabIndex={-1}>
					{consent.title}
				</h2>
				<p>
					{consent.intro} {privacyPath !== null && <a href={privacyPath}>{consent.privacy}</a>}
				</p>
				<ul className="consent-list">
					{services.map((service) => (
						<ConsentItem
							key={service.id}
							service={service}
							texts={texts}
							given={choices.get(service.id) ?? false}
							onChange={(given) => setChoices(new Map([...choices, [service.id, given]]))}
						/>
					))}
				</ul>
			</div>
			<div className="consent-choices">
				<button className="button" type="button" onClick={() => onDecide({ type: 'allowAll' })}>
					{consent.allowAll}
				</button>
				<button className="button" type="button" onClick={() => onDecide({ type: 'save', choices })}>
					{consent.allowSelected}
				</button>
				<button className="button" type="button" onClick={() => onDecide({ type: 'rejectAll' })}>
					{consent.rejectAll}
				</button>
			</div>
			{onClose && (
				<button className="quiet-link" type="button" onClick={onClose}>
					{consent.close}
				</button>
			)}
		</section>
	);
}
