/** The shop at a glance: its picture and welcome, the families of the shop, a choice of products, its brands, and the way to the door. */
import type { ReactNode } from 'react';
import { ProductBand } from '../../cards/ProductGrid.tsx';
import { Band } from '../../ui/Band.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import { RichText, Text } from '../../ui/Text.tsx';
import { NewsletterForm } from '../newsletter/NewsletterPage.tsx';
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

const sizes = '(min-width: 96em) 25rem, (min-width: 48em) 23vw, 44vw';

/**
 * The families of the shop, each with a picture and how many products it holds. An odd number of families is filled up by a tile that
 * leads to everything, so that the last row is whole.
 */
function FamilyGrid({ families, shopPath }: { families: HomeData['categories']; shopPath: string | null }): ReactNode {
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
