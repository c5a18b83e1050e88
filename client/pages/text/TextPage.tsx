/** A legal or info text: title beside the text, which keeps to the width of a comfortable line. */
import type { ReactNode } from 'react';
import { ExternalFrame } from '../../consent/ConsentGate.tsx';
import { PageHeader } from '../../ui/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/Text.tsx';
import type { TextPageData, TextVersionData } from './text-page-data.ts';

export function TextPage({ data }: { data: TextPageData }): ReactNode {
	return (
		<div className="frame">
			<PageHeader title={data.title}>{data.version !== undefined && <KeptVersion version={data.version} />}</PageHeader>
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

/** The versions of a legal text, closed until a click opens them: each stays at its own address. */
export function TextVersions({ versions = [] }: { versions?: readonly TextVersionData[] | undefined }): ReactNode {
	const text = usePage().texts.textVersions;
	if (versions.length === 0) return null;
	return (
		<details>
			<summary>{text.title}</summary>
			<ul>
				{versions.map(({ path, since }) => (
					<li key={path}>
						<a href={path}>{text.since(since)}</a>
					</li>
				))}
			</ul>
		</details>
	);
}
