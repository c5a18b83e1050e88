/** Five stars, each filled by thirds. */
import type { ReactNode } from 'react';
import { starThirds } from '../../site/star-thirds.ts';

const widthPx = 24;
const path = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z';

export function Stars({ rating, label }: { rating: number; label: string }): ReactNode {
	return (
		<span className="rating-stars" role="img" aria-label={label}>
			{starThirds(rating).map((thirds, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
				<svg key={index} width={widthPx} height={widthPx} viewBox="0 0 24 24" aria-hidden="true">
					<path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
					<svg width={(widthPx / 3) * thirds} height={widthPx} aria-hidden="true">
						<path d={path} fill="currentColor" />
					</svg>
				</svg>
			))}
		</span>
	);
}
