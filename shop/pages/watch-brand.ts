/** Defines the page of the watch brand that the configuration names. */
import { toWatchFrame } from '../data/external-frames.ts';
import { type BrandSubject, ofBrand, planBrands, toBrandData } from './brand.ts';
import { definePage } from './define-page.ts';

export const watchBrandPage = definePage<BrandSubject<'watch-brand'>>({
	...ofBrand,
	template: 'watch-brand',
	plan: (inputs) => planBrands('watch-brand', inputs),
	planAmong: 'brand',
	data: (subject, { context, language }) => ({
		...toBrandData(subject, context, language),
		area: context.content.legal?.rolexArea ?? null,
		frame: toWatchFrame(context, language),
	}),
});
