/** Defines the page of the watch brand that the configuration names. */
import type { WatchBrandData } from '../../client/pages/brand/brand-data.ts';
import type { Language } from '../../site/languages.ts';
import type { DataContext } from '../data/data-context.ts';
import { toWatchFrame } from '../data/external-frames.ts';
import { type BrandSubject, ofBrand, planBrands, toBrandData } from './brand.ts';
import { definePage } from './define-page.ts';

function toWatchBrandData(subject: BrandSubject<'watch-brand'>, context: DataContext, language: Language): WatchBrandData {
	return {
		...toBrandData(subject, context, language),
		area: context.content.legal?.rolexArea ?? null,
		frame: toWatchFrame(context, language),
	};
}

export const watchBrandPage = definePage<BrandSubject<'watch-brand'>>({
	...ofBrand,
	template: 'watch-brand',
	plan: (inputs) => planBrands('watch-brand', inputs),
	planAmong: 'brand',
	data: (subject, { context, language }) => toWatchBrandData(subject, context, language),
});
