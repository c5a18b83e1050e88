/** The shop at a glance: its picture and welcome, the families of the shop, a choice of products, its brands, and the way to the door. */
import type { ReactNode } from 'react';
import { ProductBand } from '../../cards/ProductBand.tsx';
import { Band } from '../../ui/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Text } from '../../ui/Text.tsx';
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx';
import { FamilyGrid } from './FamilyGrid.tsx';
import type { HomeData } from './home-data.ts';

export function HomePage({ data }: { data: HomeData }): ReactNode {
	const { texts, richText } = usePage();
	const text = texts.home;
	return (
		<div className="frame">
			<Hero data={data} />
			{richText.welcome !== undefined && (
				<Band heading={text.house} beside>
					<RichText name="welcome" />
				</Band>
			)}
			{data.categories.length > 0 && (
				<Band heading={text.families}>
					<FamilyGrid families={data.categories} shopPath={data.shopPath} />
				</Band>
			)}
			<ProductBand heading={text.selection} products={data.products} priceNote={data.priceNote} shopPath={data.shopPath} />
			{data.brands.length > 0 && <BrandBand data={data} />}
			<Band heading={text.visit} beside>
				<p className="lead">{text.visitText}</p>
				<p>
					<a className="button" href={data.contactPath}>
						{text.visitLink}
					</a>
				</p>
			</Band>
			{data.newsletter && (
				<Band heading={texts.newsletter.title} beside>
					<p>{texts.newsletter.intro}</p>
					<NewsletterForm target={data.newsletter} />
				</Band>
			)}
		</div>
	);
}

function Hero({ data }: { data: HomeData }): ReactNode {
	const text = usePage().texts.home;
	return (
		<header className="hero">
			<div className="hero-text">
				<h1>
					<Text value={data.title} />
				</h1>
				{data.lead && (
					<p className="lead">
						<Text value={data.lead} />
					</p>
				)}
				{data.shopPath && (
					<a className="button button-main" href={data.shopPath}>
						{text.toShop}
					</a>
				)}
			</div>
			{data.hero && <Picture className="hero-picture" picture={data.hero} sizes="(min-width: 62em) 66vw, 100vw" loading="first" />}
		</header>
	);
}

function BrandBand({ data }: { data: HomeData }): ReactNode {
	const text = usePage().texts.home;
	return (
		<Band
			heading={text.brands}
			beside
			aside={
				data.brandsPath && (
					<a className="quiet-link" href={data.brandsPath}>
						{text.allBrands}
					</a>
				)
			}
		>
			<ul className="register">
				{data.brands.map((brand) => (
					<li key={brand.path}>
						<a href={brand.path}>
							<Text value={brand.name} />
						</a>
					</li>
				))}
			</ul>
		</Band>
	);
}
