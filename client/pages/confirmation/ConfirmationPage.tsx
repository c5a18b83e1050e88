/** Confirms an order that was placed. Which order comes from the visitor's storage; the page around it is the same for everyone. */
import type { ReactNode } from 'react';
import { usePage } from '../page-context.tsx';
import type { ConfirmationData } from './confirmation-data.ts';

export function ConfirmationPage(_: { data: ConfirmationData }): ReactNode {
	const { confirmation } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{confirmation.title}</h1>
				<p className="lead">{confirmation.loading}</p>
			</header>
		</div>
	);
}
