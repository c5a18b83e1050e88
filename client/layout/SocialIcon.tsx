/** Stands before a link to a social network, where the network has a sign that is known; drawn by us, in the colour of the text. */
import type { ReactNode } from 'react';
import type { SocialLinkData } from './shell-data.ts';

const signs: Readonly<Record<SocialLinkData['media'], string | null>> = {
	facebook: 'M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V9a1 1 0 0 1 0-1z',
	instagram: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
	googleplus: null,
	other: null,
};

export function SocialIcon({ media }: Pick<SocialLinkData, 'media'>): ReactNode {
	const sign = signs[media];
	return (
		sign && (
			<svg
				className="icon"
				width="18"
				height="18"
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				aria-hidden="true"
			>
				<path d={sign} strokeLinecap="round" />
			</svg>
		)
	);
}
