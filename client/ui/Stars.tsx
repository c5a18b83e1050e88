/** Five stars, each filled by thirds. */
import type { ReactNode } from 'react';
import { starPath, starPx, starThirds } from '../../site/stars.ts';

export function Stars({ rating, label }: { rating: number; label: string }): ReactNode {
	return (
		<span className="rating-stars" role="img" aria-label={label}>
			{starThirds(rating).map((thirds, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: five places that never move
				<svg key={index} width={starPx} height={starPx} viewBox="0 0 24 24" aria-hidden="true">
					<path d={starPath} fill="none" stroke="currentColor" strokeWidth="1.25" />
					<svg width={(starPx / 3) * thirds} height={starPx} aria-hidden="true">
						<path d={starPath} fill="currentColor" />
					</svg>
				</svg>
			))}
		</span>
	);
}
