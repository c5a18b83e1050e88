/** The manufacturer's own texts about its area: terms, privacy notice, cookie policy. */
import type { ReactNode } from 'react';
import { OutwardLink } from '../../ui/OutwardLink.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { WatchAreaData } from '../brand/brand-data.ts';

export function WatchAreaLinks({ area }: { area: Omit<WatchAreaData, 'frame'> }): ReactNode {
	const { watchBrand } = usePage().texts;
	const links = (['terms', 'privacy', 'cookies'] as const).flatMap((kind) => {
		const href = area[kind];
		return href === null ? [] : [{ kind, href }];
	});
	if (links.length === 0) return null;
	return (
		<ul className="row">
			{links.map(({ kind, href }) => (
				<li key={kind}>
					<OutwardLink href={href}>{watchBrand[kind]}</OutwardLink>
				</li>
			))}
		</ul>
	);
}
