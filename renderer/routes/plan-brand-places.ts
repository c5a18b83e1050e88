/** The pages of brands, each below the link key of its type, and the index of them all. */
import type { Content } from '../../pipeline/content/content.ts';
import type { SiteConfig } from '../../site/config.ts';
import { fixedPaths } from '../../site/fixed-paths.ts';
import { perLanguage } from '../../site/languages.ts';
import { linkKeys } from '../../site/link-keys.ts';
import { isWrittenIn, type Place } from './place.ts';
import { toBrandSubject } from './plan-shown-products.ts';
import type { RecordName } from './route.ts';
import type { Shop } from './shop.ts';

/** `project` is to blame where the path of the index is taken. Without brands there is no index. */
export function planBrandPlaces(
	content: Content,
	shop: Shop | null,
	{ specialBrand }: Pick<SiteConfig, 'specialBrand'>,
	project: RecordName,
): Place[] {
	if (content.brands.length === 0) {
		return [];
	}
	const types = new Map(content.brandTypes.map((type) => [type.id, type]));
	const pages = content.brands.flatMap((brand): Place[] => {
		const type = types.get(brand.typeId);
		if (type === undefined) {
			return [];
		}
		const template = brand.slug === specialBrand ? 'watch-brand' : 'brand';
		return [
			{
				subject: { template, ...toBrandSubject(brand, type, content, shop) },
				record: { collection: 'brand', id: brand.id, field: 'slug' },
				paths: perLanguage((language) => `${linkKeys[type.type][language]}/${brand.slug}`),
				indexed: true,
				writtenIn: (language) => isWrittenIn([brand.lead, brand.description], language),
			},
		];
	});
	return [{ subject: { template: 'brands' }, record: project, paths: fixedPaths.brands, indexed: true, writtenIn: () => true }, ...pages];
}
