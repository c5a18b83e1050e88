/** A section of a page under a hairline. `beside`: the heading stands in a column of its own, as in a printed catalogue; else above. */
import type { ReactNode } from 'react';

export interface BandProps {
	readonly heading: ReactNode;
	/** Target of in-page links. */
	readonly id?: string;
	readonly beside?: boolean;
	/** Stands at the far end of the heading's line, such as a link to everything. */
	readonly aside?: ReactNode;
	readonly children: ReactNode;
}

export function Band({ heading, id, beside = false, aside, children }: BandProps): ReactNode {
	return (
		<section className={beside ? 'band band-beside' : 'band'} id={id}>
			<header className="band-head row">
				<h2>{heading}</h2>
				{aside}
			</header>
			<div className="band-body">{children}</div>
		</section>
	);
}
