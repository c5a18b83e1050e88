/** Lists which record uses which file, so that pictures are processed once and a faulty one can be blamed on its record. */
import type { ImageUse } from '../../pipeline/images/image-store.ts';
import type { Content } from './content.ts';
import type { Product } from './product.ts';

/** Files that fields of the content name, in the order of the content; pictures inside markdown are not among them. */
export function imageUses({ project, brands, pages }: Content): readonly ImageUse[] {
	const logo = project.logo === null ? [] : [{ file: project.logo, collection: 'project', id: project.domain, field: 'logo' }];
	const ofBrands = brands.flatMap(({ id, picture }) =>
		picture === null ? [] : [{ file: picture, collection: 'brand', id, field: 'picture' }],
	);
	const ofPages = pages.flatMap(({ id, picture }) =>
		picture === null ? [] : [{ file: picture, collection: 'page', id, field: 'picture' }],
	);
	return [...logo, ...ofBrands, ...ofPages];
}

/** The same of a product. */
export function productImageUses({ id, images, variants }: Pick<Product, 'id' | 'images' | 'variants'>): readonly ImageUse[] {
	const collection = 'ecommerce_product';
	const ofProduct = images.map((file, index) => ({ file, collection, id, field: `images[${index}]` }));
	const ofVariants = variants.flatMap((variant, at) =>
		(variant.images ?? []).map((file, index) => ({ file, collection, id, field: `variants[${at}].images[${index}]` })),
	);
	return [...ofProduct, ...ofVariants];
}
