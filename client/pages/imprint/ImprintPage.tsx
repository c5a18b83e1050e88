/** The site's imprint (§ 5 DDG): the company, its numbers and registers, and the content's legal sections. */
import type { ReactNode } from 'react';
import { privacySectionId } from '../../../site/link-keys.ts';
import { CompanyIdentity, CompanyReach, hasReach } from '../../company/CompanyBlock.tsx';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { PrivacySections } from '../privacy/PrivacySections.tsx';
import { TextVersions } from '../text/TextVersions.tsx';
import { CompanyNumbers } from './CompanyNumbers.tsx';
import type { ImprintData } from './imprint-data.ts';

export function ImprintPage({ data }: { data: ImprintData }): ReactNode {
	const { texts, richText } = usePage();
	const text = texts.imprint;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{text.title}</h1>
				<RichText name="topInfo" />
			</header>
			<Band heading={text.provider} beside>
				<CompanyIdentity company={data.company} />
			</Band>
			{hasReach(data.company) && (
				<Band heading={text.contact} beside>
					<CompanyReach company={data.company} />
				</Band>
			)}
			<CompanyNumbers data={data} />
			{richText.insurance !== undefined && (
				<Band heading={text.insurance} beside>
					<RichText name="insurance" />
				</Band>
			)}
			{richText.imageSources !== undefined && (
				<Band heading={text.imageSources} beside>
					<RichText name="imageSources" />
				</Band>
			)}
			{richText.bottomInfo !== undefined && (
				<div className="band band-beside">
					<div className="band-body">
						<RichText name="bottomInfo" />
					</div>
				</div>
			)}
			{data.privacy && (
				<>
					{richText.privacy !== undefined && (
						<Band heading={text.privacy} id={privacySectionId} beside>
							<RichText name="privacy" />
							<TextVersions versions={data.privacy.versions} />
						</Band>
					)}
					<PrivacySections sections={data.privacy.sections} />
				</>
			)}
		</div>
	);
}
