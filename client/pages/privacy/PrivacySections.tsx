/** The sections that stand with the privacy text: the officer, the manufacturer's area, and the places of cookies and analytics. */
import type { ReactNode } from 'react';
import { privacyAnchors } from '../../../site/link-keys.ts';
import { ConsentManager } from '../../consent/ConsentManager.tsx';
import { ExternalFrame } from '../../consent/ExternalFrame.tsx';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import { WatchAreaLinks } from '../watch-brand/WatchAreaLinks.tsx';
import { Officer } from './Officer.tsx';
import type { PrivacySectionsData } from './privacy-data.ts';

export function PrivacySections({
	sections: { officer, socialMedia, watchArea, consents, optOut },
}: {
	sections: PrivacySectionsData;
}): ReactNode {
	const { privacy } = usePage().texts;
	return (
		<>
			{socialMedia && (
				<div className="band band-beside">
					<div className="band-body">
						<p>
							{privacy.socialMedia}{' '}
							<a href={socialMedia.path}>
								<Text value={socialMedia.name} />
							</a>
						</p>
					</div>
				</div>
			)}
			{officer && (
				<Band heading={privacy.officer} beside>
					<Officer officer={officer} />
				</Band>
			)}
			{watchArea && (
				<Band heading={privacy.watchArea} beside>
					<p>
						{watchArea.brand === null ? null : <a href={watchArea.brand.path}>{watchArea.brand.name}</a>}
						{watchArea.brand === null ? null : ': '}
						{privacy.watchAreaText}
					</p>
					<WatchAreaLinks area={watchArea} />
				</Band>
			)}
			<Band heading={privacy.consents} id={privacyAnchors.cookies} beside>
				<p>{privacy.consentsText}</p>
				<div className="consent-place">
					<ConsentManager manager={consents} />
				</div>
				<noscript>
					<p>{privacy.withoutScript}</p>
				</noscript>
			</Band>
			{optOut && (
				<Band heading={privacy.analytics} id={privacyAnchors.analytics} beside>
					<p>{privacy.analyticsText}</p>
					<ExternalFrame frame={optOut} />
				</Band>
			)}
		</>
	);
}
