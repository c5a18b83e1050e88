/** Where a list could not be loaded: says so, and tries again. */
import type { ReactNode } from 'react';
import { usePage } from '../ui/page-context.tsx';

export function ListFailure({ message, onRetry }: { message: string; onRetry: () => void }): ReactNode {
	return (
		<p className="list-notice" role="alert">
			{message}{' '}
			<button className="quiet-button" type="button" onClick={onRetry}>
				{usePage().texts.list.retry}
			</button>
		</p>
	);
}
