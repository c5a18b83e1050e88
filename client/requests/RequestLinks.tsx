/** Ways to ask about a product. Without scripts each is a link to the shop; with them it brings a form. */
import { Fragment, type ReactNode, useState } from 'react';
import type { RequestKind } from '../orders/contract/form-requests.ts';
import type { FormTarget } from '../orders/order-target.ts';
import { usePage } from '../ui/page-context.tsx';
import { useLazyPart } from '../ui/use-lazy-part.tsx';
import type { RequestFormProps } from './RequestForm.tsx';

export interface RequestLinksProps {
	readonly target: FormTarget;
	readonly kinds: readonly RequestKind[];
	readonly contactPath: string;
	readonly product: number;
	/** The one chosen; null: none. */
	readonly variant: number | null;
}

export function RequestLinks({ target, kinds, contactPath, product, variant }: RequestLinksProps): ReactNode {
	const { product: text } = usePage().texts;
	const [kind, setKind] = useState<RequestKind | null>(null);
	const form = useLazyPart<RequestFormProps>({
		load: () => import('./RequestForm.tsx').then(({ RequestForm }) => RequestForm),
		texts: ['forms', 'requests'],
		sheet: 'product-forms',
	});
	return (
		<div className="requests">
			<ul className="row">
				{kinds.map((each) => (
					<li key={each}>
						<a
							className="quiet-link"
							href={contactPath}
							data-replay=""
							aria-busy={(form.phase === 'loading' && each === kind) || undefined}
							onClick={(event) => {
								event.preventDefault();
								setKind(each);
								form.open();
							}}
							suppressHydrationWarning
						>
							{text.requests[each]}
						</a>
					</li>
				))}
			</ul>
			{form.phase === 'error' && <p role="alert">{text.failed}</p>}
			{kind && <Fragment key={kind}>{form.render({ target, kind, product, variant })}</Fragment>}
		</div>
	);
}
