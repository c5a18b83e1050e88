/** A section of a page under a hairline. `beside`: the heading is in a column of its own, as in a printed catalogue; else above. */
import type { ReactNode } from 'react';
import { headingAnchor, plainText, type Text as TextValue } from '../../site/text.ts';
import { Text } from './Text.tsx';

export interface BandProps {
	readonly heading: TextValue;
	/** Where the heading leads; by default to itself. */
	readonly path?: string | null;
	/** Target of in-page links; by default made of the heading. */
	readonly id?: string;
	readonly beside?: boolean;
	/** Stands at the far end of the heading's line, such as a link to everything. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

export function Band({ heading, path, id = headingAnchor(plainText(heading)), beside = false, aside, children }: BandProps): ReactNode {
	return (
		<section className={beside ? 'band band-beside' : 'band'} id={id}>
			<header className="band-head row">
				<h2>
					<a href={path ?? `#${id}`}>
						<Text value={heading} />
					</a>
				</h2>
				{aside}
			</header>
			<div className="band-body">{children}</div>
		</section>
	);
}
