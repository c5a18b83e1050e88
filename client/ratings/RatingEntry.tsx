/** Lets somebody rate a product: a button that brings the form. */
import type { ReactNode } from 'react';
import type { FormTarget } from '../forms/form-target.ts';
import { LazyPartButton } from '../ui/LazyPartButton.tsx';
import { usePage } from '../ui/page-context.tsx';
import { useLazyPart } from '../ui/use-lazy-part.tsx';
import type { RatingFormProps } from './RatingForm.tsx';

export function RatingEntry({ target, product }: { target: FormTarget; product: number }): ReactNode {
	const { ratings } = usePage().texts;
	const form = useLazyPart<RatingFormProps>({
		load: () => import('./RatingForm.tsx').then(({ RatingForm }) => RatingForm),
		texts: ['forms', 'requests'],
		sheet: 'product-forms',
	});
	return <LazyPartButton part={form} label={ratings.write} props={{ target, product }} className="rating-entry" />;
}
