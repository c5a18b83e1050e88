/** One brand: what it stands for, and its pieces in the shop. */
import type { ReactNode } from 'react';
import { BackLink } from '../../components/BackLink.tsx';
import { Picture } from '../../components/Picture.tsx';
import { ProductBand } from '../../components/ProductBand.tsx';
import { RichText } from '../../components/RichText.tsx';
import { Text } from '../../components/Text.tsx';
import { usePage } from '../page-context.tsx';
import type { BrandData } from './brand-data.ts';

export function BrandPage({ data }: { data: BrandData }): ReactNode {
	const { texts } = usePage();
	return (
		<div className="frame">
			{data.brands && <BackLink href={data.brands.path}>{texts.brands.back}</BackLink>}
			<header className="page-head">
				<p className="soft">
					<Text value={data.typeName} />
				</p>
				<h1>{data.name}</h1>
			</header>
			<div className="band band-beside">
				{data.picture && <Picture className="plate-picture" picture={data.picture} sizes="(min-width: 62em) 30vw, 92vw" loading="first" />}
				<div className="band-body">
					<RichText name="description" />
				</div>
			</div>
			<ProductBand heading={texts.brands.pieces(data.name)} products={data.products} priceNote={data.priceNote} shopPath={data.shopPath} />
		</div>
	);
}
