/** Something that was entered or chosen, and the way back to it. */
import type { ReactNode } from 'react';
import { usePage } from '../../../ui/page-context.tsx';
import { StepLink, type StepLinkProps } from './StepNavigation.tsx';

export interface ReviewPartProps extends Pick<StepLinkProps, 'step' | 'checkoutPath' | 'go'> {
	readonly title: string;
	readonly children: ReactNode;
}

export function ReviewPart({ title, children, ...way }: ReviewPartProps): ReactNode {
	const { checkout: words } = usePage().texts;
	return (
		<section className="review-part">
			<h3>{title}</h3>
			{children}
			<p>
				<StepLink {...way} label={words.changeOf(title)} className="quiet-link">
					{words.change}
				</StepLink>
			</p>
		</section>
	);
}
