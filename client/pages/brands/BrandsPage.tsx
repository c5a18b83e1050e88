/** All brands, grouped by their type, as the register of a catalogue. */
import type { ReactNode } from 'react';
import { plainText } from '../../../site/text.ts';
import { Band, PageHeader } from '../../ui/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { BrandRowData, BrandsData } from '../brand/brand-data.ts';

export function BrandsPage({ data }: { data: BrandsData }): ReactNode {
	const { brands } = usePage().texts;
	return (
		<div className="frame">
			<PageHeader title={brands.title} lead={brands.intro} />
			{data.groups.map(({ name, path, brands: rows }) => (
				<Band key={plainText(name)} heading={name} path={path} beside>
					<BrandRows brands={rows} />
				</Band>
			))}
		</div>
	);
}

/** Brands as rows of a register: name, one sentence, a small picture. */
export function BrandRows({ brands }: { brands: readonly BrandRowData[] }): ReactNode {
	return (
		<ul>
			{brands.map((brand) => (
				<li className="card brand-row" key={brand.path}>
					<h3 className="card-name">
						<a className="card-link" href={brand.path}>
							<Text value={brand.name} />
						</a>
					</h3>
					{brand.lead && (
						<p>
							<Text value={brand.lead} />
						</p>
					)}
					{brand.picture && <Picture picture={brand.picture} sizes="8rem" decorative />}
				</li>
			))}
		</ul>
	);
}
