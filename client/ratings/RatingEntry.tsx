/** Lets somebody rate a piece: a button that brings the form. */
import type { ReactNode } from 'react';
import { LazyPartButton } from '../components/LazyPartButton.tsx';
import { useLazyPart } from '../components/use-lazy-part.tsx';
import type { FormTarget } from '../forms/form-target.ts';
import { usePage } from '../pages/page-context.tsx';
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
