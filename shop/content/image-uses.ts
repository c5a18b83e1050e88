/** Lists which record uses which file, so that pictures are processed once and a faulty one can be blamed on its record. */
import type { ImageUse } from '../../pipeline/images/image-store.ts';
import { type FileId, filesCollection } from '../../pipeline/records/file-record.ts';
import type { Content } from './content.ts';
import { listedValues } from './content-lists.ts';
import type { Product } from './product.ts';

/** Files that fields of the content name, in the order of the content; pictures inside markdown are not among them. */
export function imageUses(content: Content): readonly ImageUse[] {
	const { logo, domain } = content.project;
	const ofProject = logo === null ? [] : [{ file: logo, collection: 'project', id: domain, field: 'logo' }];
	const listed = listedValues(content, ({ linksTo }) => linksTo === filesCollection);
	return [...ofProject, ...listed.flatMap(({ value, ...place }) => (value === null ? [] : [{ file: value as FileId, ...place }]))];
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
