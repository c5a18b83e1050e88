/** What was entered, as it is sent. */
import type { ReactNode } from 'react';
import type { FormValues } from '../../forms/form-draft.ts';
import { withdrawWords } from '../../texts/withdraw-words.ts';
import { usePage } from '../../ui/page-context.tsx';

const shown = ['contract', 'name', 'email', 'message'] as const;

export function EnteredDetails({ values }: { values: FormValues }): ReactNode {
	const withdraw = withdrawWords[usePage().language];
	const rows = shown.flatMap((field) => {
		const value = values[field]?.trim() ?? '';
		return value === '' ? [] : [{ field, value }];
	});
	return (
		<dl className="pairs">
			{rows.map(({ field, value }) => (
				<div key={field}>
					<dt>{withdraw.shown[field]}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
