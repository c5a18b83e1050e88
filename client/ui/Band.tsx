/** The parts of most pages: the header with the main heading, and sections under a hairline. */
import type { ReactNode } from 'react';
import { headingAnchor, plainText, type Text as TextValue } from '../../site/text.ts';
import { Text } from './Text.tsx';

interface PageHeaderProps {
	readonly title: TextValue;
	/** The page in a sentence. */
	readonly lead?: TextValue | null;
	readonly children?: ReactNode;
}

export function PageHeader({ title, lead, children }: PageHeaderProps): ReactNode {
	return (
		<header className="page-head">
			<h1>
				<Text value={title} />
			</h1>
			{lead && (
				<p className="lead">
					<Text value={lead} />
				</p>
			)}
			{children}
		</header>
	);
}

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

/** `beside`: the heading is in a column of its own, as in a printed catalogue; else above. */
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
