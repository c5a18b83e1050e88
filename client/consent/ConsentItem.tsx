/** One service in the banner: its name opens what it does, its toggle allows it. */
import { type ReactNode, useId, useState } from 'react';
import { externalLinkRel } from '../../site/constants.ts';
import type { Texts } from '../texts/texts.ts';
import { Text } from '../ui/Text.tsx';
import type { BannerWords, ServiceText } from './services-data.ts';

export interface ShownService extends Omit<ServiceText, 'description'> {
	readonly description: string | TrustedHTML | null;
}

export interface ConsentItemProps {
	readonly service: ShownService;
	readonly words: BannerWords;
	readonly newTab: Texts['shell']['newTab'];
	readonly given: boolean;
	readonly onChange: (given: boolean) => void;
}

export function ConsentItem({ service, words, newTab, given, onChange }: ConsentItemProps): ReactNode {
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
