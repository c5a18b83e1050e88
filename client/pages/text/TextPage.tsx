/** A legal or info text: title beside the text, which keeps to the width of a comfortable line. */
import type { ReactNode } from 'react';
import { ExternalFrame } from '../../consent/ExternalFrame.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextVersions } from './TextVersions.tsx';
import type { TextPageData } from './text-page-data.ts';

export function TextPage({ data }: { data: TextPageData }): ReactNode {
	return (
		<div className="frame">
			<header className="page-head">
				<h1>
					<Text value={data.title} />
				</h1>
				{data.version !== undefined && <KeptVersion version={data.version} />}
			</header>
			<div className="band band-beside">
				<div className="band-body" lang={data.bodyLanguage ?? undefined}>
					{data.film && <Film film={data.film} />}
					<RichText name="body" />
					<TextVersions versions={data.versions} />
				</div>
			</div>
		</div>
	);
}

/** A film of another host: its picture is the site's own, and all else waits behind the gate. */
function Film({ film: { frame, poster } }: { film: NonNullable<TextPageData['film']> }): ReactNode {
	return (
		<div className="film">
			<ExternalFrame frame={frame} poster={poster && <Picture picture={poster} sizes="(min-width: 48em) 38rem, 92vw" />} />
		</div>
	);
}

function KeptVersion({ version: { since, currentPath } }: { version: NonNullable<TextPageData['version']> }): ReactNode {
	const text = usePage().texts.textVersions;
	return (
		<p>
			{text.kept(since)} {currentPath !== null && <a href={currentPath}>{text.current}</a>}
		</p>
	);
}
