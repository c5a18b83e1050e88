/** A legal or info text: title beside the text, which keeps to the width of a comfortable line. */
import type { ReactNode } from 'react';
import { RichText } from '../../components/RichText.tsx';
import { Text } from '../../components/Text.tsx';
import type { TextPageData } from './text-page-data.ts';

export function TextPage({ data }: { data: TextPageData }): ReactNode {
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
		</div>
	);
}
