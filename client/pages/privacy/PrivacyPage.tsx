/** Data protection: the text, who watches over it, and what the visitor has agreed to. */
import type { ReactNode } from 'react';
import { RichText } from '../../ui/RichText.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextVersions } from '../text/TextVersions.tsx';
import { PrivacySections } from './PrivacySections.tsx';
import type { PrivacyData } from './privacy-data.ts';

export function PrivacyPage({ data }: { data: PrivacyData }): ReactNode {
	return (
		<div className="frame">
			<header className="page-head">
				<h1>
					<Text value={data.title} />
				</h1>
			</header>
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
