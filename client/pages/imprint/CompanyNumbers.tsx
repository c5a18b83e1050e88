/** Tax numbers, supervisory authority and register entries of the company, as far as it has them. */
import type { ReactNode } from 'react';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { ImprintData } from './imprint-data.ts';

export function CompanyNumbers({ data }: { data: ImprintData }): ReactNode {
	const { imprint } = usePage().texts;
	const rows = [
		...data.registers.map((register) => ({
			label: register.type,
			value: [register.number, register.registrar].filter((part) => part !== null).join(', '),
		})),
		{ label: imprint.vatNumber, value: data.vatNumber },
		{ label: imprint.taxNumber, value: data.taxNumber },
		{ label: imprint.legalAuthority, value: data.legalAuthority },
	].filter((row) => row.value !== null);
	if (rows.length === 0) return null;
	return (
		<Band heading={imprint.registers} beside>
			<dl className="pairs">
				{rows.map((row) => (
					<div key={row.label}>
						<dt>{row.label}</dt>
						<dd>{row.value}</dd>
					</div>
				))}
			</dl>
		</Band>
	);
}
