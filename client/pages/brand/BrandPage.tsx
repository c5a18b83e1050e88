/** One brand: what it stands for, and its products in the shop. */
import type { ReactNode } from 'react';
import { ProductBand } from '../../cards/ProductGrid.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText, Text } from '../../ui/Text.tsx';
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

type BrandHeadProps = Pick<BrandData, 'name' | 'lead' | 'typeName' | 'typePath' | 'brands'>;

/** The head of a brand's page: where it belongs, its name, and its one sentence. */
export function BrandHead({ name, lead, typeName, typePath, brands }: BrandHeadProps): ReactNode {
	const { texts } = usePage();
	return (
		<>
			{brands && <BackLink href={brands.path}>{texts.brands.back}</BackLink>}
			<header className="page-head">
				<p className="soft">
					{typePath === null ? (
						<Text value={typeName} />
					) : (
						<a href={typePath}>
							<Text value={typeName} />
						</a>
					)}
				</p>
				<h1>{name}</h1>
				{lead && (
					<p className="lead">
						<Text value={lead} />
					</p>
				)}
			</header>
		</>
	);
}
