/** The versions of a legal text, closed until a click opens them: each stays at its own address. */
import type { ReactNode } from 'react';
import { usePage } from '../../ui/page-context.tsx';
import type { TextVersionData } from './text-page-data.ts';

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
