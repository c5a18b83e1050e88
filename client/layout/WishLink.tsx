/** The way to the wish list, beside the cart's where the header has room for both. The browser writes its contents into its tooltip. */
import type { ReactNode } from 'react';
import { marks } from '../runtime/document-marks.ts';
import { Text } from '../ui/Text.tsx';
import { wishLinkClass } from '../wish-list/wish-link.ts';
import type { MenuLinkData } from './shell-data.ts';

export function WishLink({ link }: { link: MenuLinkData }): ReactNode {
	return (
		<a className={wishLinkClass} data-entry="" href={link.href} aria-labelledby={marks.wishTooltipId}>
			<span className="tooltip" role="tooltip" id={marks.wishTooltipId}>
				<Text value={link.name} />
			</span>
		</a>
	);
}
