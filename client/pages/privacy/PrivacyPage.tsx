/** Data protection: the text, who watches over it, and what the visitor has agreed to. */
import type { ReactNode } from 'react';
import { privacyAnchors } from '../../../site/fixed-paths.ts';
import { CompanyAddress, CompanyReach } from '../../company/CompanyBlock.tsx';
import { ExternalFrame } from '../../consent/ConsentGate.tsx';
import { ConsentManager } from '../../consent/ConsentManager.tsx';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText, Text } from '../../ui/Text.tsx';
import { TextVersions } from '../text/TextPage.tsx';
import type { OfficerData, PrivacyData, PrivacySectionsData } from '../text/text-page-data.ts';
import { WatchAreaLinks } from '../watch-brand/WatchAreaLinks.tsx';

export function PrivacyPage({ data }: { data: PrivacyData }): ReactNode {
	return (
		<div className="frame">
			<PageHeader title={data.title} />
			<div className="band band-beside">
				<div className="band-body" lang={data.bodyLanguage ?? undefined}>
					<RichText name="body" />
				</div>
			</div>
			<PrivacySections sections={data.sections} />
			<div className="band band-beside">
				<div className="band-body">
					<TextVersions versions={data.versions} />
				</div>
			</div>
		</div>
	);
}

/** The sections that stand with the privacy text: the officer, the manufacturer's area, and the places of cookies and analytics. */
export function PrivacySections({ sections }: { sections: PrivacySectionsData }): ReactNode {
	const { officer, socialMedia, watchArea, consents, optOut } = sections;
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

/** The statutory data protection officer, with the address and every way to reach them. */
function Officer({ officer: { name, phone, ...place } }: { officer: OfficerData }): ReactNode {
	const company = { ...place, displayName: name, phones: phone === null ? [] : [{ ...phone, type: 'phone' as const }] };
	return (
		<>
			<CompanyAddress company={company} />
			<CompanyReach company={company} />
		</>
	);
}
