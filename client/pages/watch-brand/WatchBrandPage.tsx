/** The watch brand that the shop shows apart from all others: its picture over the whole width, the manufacturer's own area, and its products. */
import type { ReactNode } from 'react';
import { ProductBand } from '../../cards/ProductGrid.tsx';
import { ExternalFrame } from '../../consent/ConsentGate.tsx';
import type { ExternalFrameData } from '../../consent/consent-data.ts';
import { Band } from '../../ui/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/Text.tsx';
import { BrandHead } from '../brand/BrandPage.tsx';
import type { WatchAreaData, WatchBrandData } from '../brand/brand-data.ts';
import { WatchAreaLinks } from './WatchAreaLinks.tsx';

export function WatchBrandPage({ data }: { data: WatchBrandData }): ReactNode {
	const { texts, richText } = usePage();
	return (
		<div className="frame watch-brand">
			<BrandHead name={data.name} lead={data.lead} typeName={data.typeName} typePath={data.typePath} brands={data.brands} />
			{data.picture && (
				<Picture className="watch-brand-picture" picture={data.picture} sizes="(min-width: 96em) 104rem, 92vw" loading="first" />
			)}
			{richText.description !== undefined && (
				<Band heading={texts.watchBrand.house} beside>
					<RichText name="description" />
				</Band>
			)}
			{data.area && (
				<Band heading={texts.watchBrand.area(data.name)} beside>
					<WatchArea area={data.area} frame={data.frame} name={data.name} />
				</Band>
			)}
			<ProductBand heading={texts.brands.pieces(data.name)} products={data.products} priceNote={data.priceNote} shopPath={data.shopPath} />
		</div>
	);
}

/** The area that a watch manufacturer provides: nothing of it is asked for before the visitor wants to see it. */
function WatchArea({ area, frame, name }: { area: WatchAreaData; frame: ExternalFrameData | null; name: string }): ReactNode {
	const { watchBrand } = usePage().texts;
	return (
		<>
			<p>{watchBrand.areaText(name)}</p>
			{frame && <ExternalFrame frame={frame} />}
			<WatchAreaLinks area={area} />
		</>
	);
}
