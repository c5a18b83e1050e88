/**
 * A hook for Directus 11 and 12. It adds each movement of the stock to the stock of its product or variant, in the transaction that creates its record:
 * either both are there or neither is, so a record that exists says that its product's stock is right. Who may create movements is said by permissions.
 *
 * The stock may go below zero: so many are sold that the shop has yet to get, and what comes back fills that first. A stock that is empty stays empty:
 * the shop does not count that product. A product that is gone has no stock, and its movement is noted all the same. Of a product that shops share, the stock
 * is that of the shop's offer.
 */

const collection = 'stock_movement';

/** Directus answers with its status and code, and its message. */
class MovementRefused extends Error {
	name = 'DirectusError';
	extensions = {};
	code = 'INVALID_PAYLOAD';
	status = 400;
}

const isId = (value) => Number.isSafeInteger(value) && value > 0;

function check({ id, project, product, variant = null, delta }) {
	if (typeof id !== 'string' || id === '') throw new MovementRefused('A movement needs its key as "id".');
	if (typeof project !== 'string' || project === '') throw new MovementRefused('A movement needs the domain of its "project".');
	if (!isId(product) || !(variant === null || isId(variant)))
		throw new MovementRefused('A movement names its "product" and "variant" by id.');
	if (!Number.isSafeInteger(delta) || delta === 0) throw new MovementRefused('"delta" is a whole number other than 0.');
}

/** Of the movement's own project alone. Returns false where the stock cannot be changed here, and has to be by hand. */
async function addToStock({ project, product, variant = null, delta }, { database, schema }) {
	const found = await database('ecommerce_product').select('project', 'stock').where({ id: product }).first();
	if (found && found.project === null) return await addToOffer({ project, product, variant, delta }, found.stock, { database, schema });
	const ofProject = { id: product, project };
	const stock = { stock: database.raw('?? + ?', ['stock', delta]) };
	if (variant === null) {
		await database('ecommerce_product').where(ofProject).update(stock);
		return true;
	}
	await database('ecommerce_product_variant')
		.where({ id: variant })
		.whereIn('product', database('ecommerce_product').select('id').where(ofProject))
		.update(stock);
	return true;
}

/**
 * A product without a project is shared: what a shop sells of it is its offer's, and the product's own stock never changes. An offer without a stock starts
 * out with the product's, which it has shown until then. Offers know no variants.
 */
async function addToOffer({ project, product, variant, delta }, sharedStock, { database, schema }) {
	if (variant !== null || !('ecommerce_offer' in schema.collections)) return false;
	const offer = await database('ecommerce_offer')
		.where({ product, project })
		.orderByRaw('case when ?? = ? then 0 else 1 end', ['status', 'published'])
		.orderBy('id')
		.first('id');
	if (offer === undefined) return true;
	const from = sharedStock === null ? database.ref('stock') : database.raw('coalesce(??, ?)', ['stock', sharedStock]);
	await database('ecommerce_offer')
		.where({ id: offer.id })
		.update({ stock: database.raw('? + ?', [from, delta]) });
	return true;
}

export default ({ filter }) => {
	// A filter runs inside the transaction, and before the record is checked and written: whatever fails after it takes the stock back, too.
	filter(`${collection}.items.create`, async (movement, _meta, context) => {
		check(movement);
		return { ...movement, booked: await addToStock(movement, context) };
	});
	// Movements from before the hook was installed are marked by hand.
	filter(`${collection}.items.update`, (changes) => {
		if (Object.keys(changes).every((field) => field === 'booked')) return;
		throw new MovementRefused('A movement is never changed: its stock would no longer be right. Create another one.');
	});
	filter(`${collection}.items.delete`, () => {
		throw new MovementRefused('A movement is never deleted: it could be booked twice then.');
	});
};
