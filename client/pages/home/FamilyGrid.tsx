/** The families of the shop, each with a picture and how many products it holds. */
import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { Text } from '../../ui/Text.tsx';
import type { HomeData } from './home-data.ts';

const sizes = '(min-width: 96em) 25rem, (min-width: 48em) 23vw, 44vw';

/** An odd number of families is filled up by a tile that leads to everything, so that the last row is whole. */
export function FamilyGrid({ families, shopPath }: { families: HomeData['categories']; shopPath: string | null }): ReactNode {
	const { list } = usePage().texts;
	const total = families.reduce((sum, { count }) => sum + count, 0);
	return (
		<ul className="family-grid">
			{families.map((family) => (
				<li className="card" key={family.path}>
					<div className="plate">{family.picture && <Picture picture={family.picture} sizes={sizes} decorative />}</div>
					<h3 className="card-name">
						<a className="card-link" href={family.path}>
							<Text value={family.name} />
						</a>
					</h3>
					<p className="small soft">{list.count(family.count)}</p>
				</li>
			))}
			{families.length % 2 === 1 && shopPath !== null && (
				<li className="card">
					<div className="plate plate-type" aria-hidden>
						{total}
					</div>
					<h3 className="card-name">
						<a className="card-link" href={shopPath}>
							{list.everything}
						</a>
					</h3>
					<p className="small soft">{list.count(total)}</p>
				</li>
			)}
		</ul>
	);
}
