/** Warns where the configuration gives a template of its own to a watch brand that the content does not have. */
import type { Content } from '../../pipeline/content/content.ts';
import type { Problem } from '../../pipeline/problem.ts';
import type { SiteConfig } from '../../site/config.ts';

export function missingBrand({ brands }: Pick<Content, 'brands'>, { specialBrand }: Pick<SiteConfig, 'specialBrand'>): Problem[] {
	if (specialBrand === null || brands.some(({ slug }) => slug === specialBrand)) {
		return [];
	}
	return [
		{
			...{ code: 'special-brand-missing', severity: 'warning', collection: 'brand', id: '(new)', field: 'slug' },
			message: `The configuration names "${specialBrand}" as the watch brand with a template of its own, and no brand has that slug.`,
			fix: 'Give the brand that slug, or correct `specialBrand` in site.config.ts.',
		},
	];
}
