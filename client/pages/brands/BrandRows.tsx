/** Brands as rows of a register: name, one sentence, a small picture. */
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import { Text } from '../../ui/Text.tsx';
import type { BrandRowData } from './brands-data.ts';

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
