/** All brands, grouped by their type, as the register of a catalogue. */
import type { ReactNode } from 'react';
import { plainText } from '../../../site/text.ts';
import { Band } from '../../ui/Band.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { BrandRows } from './BrandRows.tsx';
import type { BrandsData } from './brands-data.ts';

export function BrandsPage({ data }: { data: BrandsData }): ReactNode {
	const { brands } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{brands.title}</h1>
				<p className="lead">{brands.intro}</p>
			</header>
			{data.groups.map(({ name, path, brands: rows }) => (
				<Band key={plainText(name)} heading={name} path={path} beside>
					<BrandRows brands={rows} />
				</Band>
			))}
		</div>
	);
}
