/** All brands, grouped by their type, as the register of a catalogue. */
import type { ReactNode } from 'react';
import { plainText } from '../../../site/text.ts';
import { Band } from '../../components/Band.tsx';
import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import type { BrandsData } from './brands-data.ts';

export function BrandsPage({ data }: { data: BrandsData }): ReactNode {
	const { brands } = usePage().texts;
	return (
		<div className="frame">
			<header className="page-head">
				<h1>{brands.title}</h1>
				<p className="lead">{brands.intro}</p>
			</header>
			{data.groups.map((group) => (
				<Band key={plainText(group.name)} heading={<Text value={group.name} />} beside>
					<ul>
						{group.brands.map((brand) => (
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
				</Band>
			))}
		</div>
	);
}
