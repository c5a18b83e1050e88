/** The site's imprint (§ 5 DDG): the company, its numbers and registers, and the content's legal sections. */
import type { ReactNode } from 'react';
import { privacySectionId } from '../../../site/fixed-paths.ts';
import { CompanyIdentity, CompanyReach, hasReach } from '../../company/CompanyBlock.tsx';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/Text.tsx';
import { PrivacySections } from '../privacy/PrivacyPage.tsx';
import { TextVersions } from '../text/TextPage.tsx';
import type { ImprintData } from '../text/text-page-data.ts';

export function ImprintPage({ data }: { data: ImprintData }): ReactNode {
	const { texts, richText } = usePage();
	const text = texts.imprint;
	return (
		<div className="frame">
			<PageHeader title={text.title}>
				<RichText name="topInfo" />
			</PageHeader>
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

/** Tax numbers, supervisory authority and register entries of the company, as far as it has them. */
function CompanyNumbers({ data }: { data: ImprintData }): ReactNode {
	const { imprint } = usePage().texts;
	const rows = [
		...data.registers.map((register) => ({
			label: register.type,
			value: [register.number, register.registrar].filter((part) => part !== null).join(', '),
		})),
		{ label: imprint.vatNumber, value: data.vatNumber },
		{ label: imprint.taxNumber, value: data.taxNumber },
		{ label: imprint.legalAuthority, value: data.legalAuthority },
	].filter((row) => row.value !== null);
	if (rows.length === 0) return null;
	return (
		<Band heading={imprint.registers} beside>
			<dl className="pairs">
				{rows.map((row) => (
					<div key={row.label}>
						<dt>{row.label}</dt>
						<dd>{row.value}</dd>
					</div>
				))}
			</dl>
		</Band>
	);
}
