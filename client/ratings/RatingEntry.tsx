/** Lets somebody rate a piece: a button that brings the form. */
import type { ReactNode } from 'react';
import { useLazyPart } from '../components/use-lazy-part.tsx';
import type { FormTarget } from '../forms/form-target.ts';
import { usePage } from '../pages/page-context.tsx';
import type { RatingFormProps } from './RatingForm.tsx';

export function RatingEntry({ target, product }: { target: FormTarget; product: number }): ReactNode {
	const { product: text, ratings } = usePage().texts;
	const form = useLazyPart<RatingFormProps>({
		load: () => import('./RatingForm.tsx').then(({ RatingForm }) => RatingForm),
		texts: ['forms', 'requests'],
		sheet: 'product-forms',
	});
	return (
		<div className="rating-entry">
			{form.phase !== 'success' && (
				<button
					className="button"
					type="button"
					data-replay=""
					aria-busy={form.phase === 'loading' || undefined}
					onClick={form.open}
					suppressHydrationWarning
				>
					{ratings.write}
				</button>
			)}
			{form.phase === 'error' && <p role="alert">{text.failed}</p>}
			{form.render({ target, product })}
		</div>
	);
}
