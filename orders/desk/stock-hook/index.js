/**
 * A hook for Directus 11 and 12. It adds each movement of the stock to the stock of its product or variant, in the transaction that creates its record:
 * either both are there or neither is, so a record that exists says that its product's stock is right. Who may create movements is said by permissions.
 *
 * The stock may go below zero: so many are sold that the shop has yet to get, and what comes back fills that first. A stock that is empty stays empty:
 * the shop does not count that product. A product that is gone has no stock, and its movement is noted all the same.
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

/** Of the movement's own project, or of a shared product that it offers. */
async function addToStock({ project, product, variant = null, delta }, { database, schema }) {
	const stock = { stock: database.raw('?? + ?', ['stock', delta]) };
	const own = await database('ecommerce_product').where({ id: product, project }).first('id');
	const offer = own === undefined && 'ecommerce_offer' in schema.collections ? await findOffer({ project, product }, database) : undefined;
	if (own === undefined && offer === undefined) return;
	if (variant !== null) await database('ecommerce_product_variant').where({ id: variant, product }).update(stock);
	else if (offer === undefined || offer.stock === null) await database('ecommerce_product').where({ id: product }).update(stock);
	else await database('ecommerce_offer').where({ id: offer.id }).update(stock);
}

/** The one that counts. An offer without a stock sells from that of the shared product, which all such shops have together. */
function findOffer({ project, product }, database) {
	return database('ecommerce_offer')
		.where({ project, product, status: 'published' })
		.whereIn('product', database('ecommerce_product').select('id').whereNull('project'))
		.orderBy('id')
		.first('id', 'stock');
}

export default ({ filter }) => {
	// A filter runs inside the transaction, and before the record is checked and written: whatever fails after it takes the stock back, too.
	filter(`${collection}.items.create`, async (movement, _meta, context) => {
		check(movement);
		await addToStock(movement, context);
		return { ...movement, booked: true };
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
