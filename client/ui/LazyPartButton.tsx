/** The button that brings a part of the page, until that is there; then the part. */
import type { ReactNode } from 'react';
import { usePage } from './page-context.tsx';
import type { LazyPart } from './use-lazy-part.tsx';

export interface LazyPartButtonProps<Props> {
	readonly part: LazyPart<Props>;
	readonly label: string;
	/** Of the part. */
	readonly props: Props;
	readonly className: string;
}

export function LazyPartButton<Props>({ part, label, props, className }: LazyPartButtonProps<Props>): ReactNode {
	const { product } = usePage().texts;
	return (
		<div className={className}>
			{part.phase !== 'success' && (
				<button
					className="button"
					type="button"
					data-replay=""
					aria-busy={part.phase === 'loading' || undefined}
					onClick={part.open}
					suppressHydrationWarning
				>
					{label}
				</button>
			)}
			{part.phase === 'error' && <p role="alert">{product.failed}</p>}
			{part.render(props)}
		</div>
	);
}
