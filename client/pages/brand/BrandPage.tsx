/** One brand: what it stands for, and its products in the shop. */
import type { ReactNode } from 'react';
import { ProductBand } from '../../cards/ProductBand.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { BrandHead } from './BrandHead.tsx';
import type { BrandData } from './brand-data.ts';

export function BrandPage({ data }: { data: BrandData }): ReactNode {
	const { texts, richText } = usePage();
	return (
		<div className="frame">
			<BrandHead name={data.name} lead={data.lead} typeName={data.typeName} typePath={data.typePath} brands={data.brands} />
			{(data.picture || richText.description !== undefined) && (
				<div className="band band-beside">
					{data.picture && (
						<Picture className="plate-picture" picture={data.picture} sizes="(min-width: 62em) 30vw, 92vw" loading="first" />
					)}
					<div className="band-body">
						<RichText name="description" />
					</div>
				</div>
			)}
			<ProductBand heading={texts.brands.pieces(data.name)} products={data.products} priceNote={data.priceNote} shopPath={data.shopPath} />
		</div>
	);
}
