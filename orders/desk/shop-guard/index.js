/**
 * A hook for Directus 11 and 12, for shops of different owners in one Directus. Permissions judge a row that belongs to a record, such as a translation or
 * a variant, by that record once it is there; when it is created or moved, Directus compares its own fields only. Without this hook, an owner could put a
 * variant into another shop's product, or a command to another shop's order, by naming its key.
 *
 * A row goes into a list only by those who may change the record that shows the list. Commands and refunds need the right to read their order: nobody
 * changes an order.
 */

const readSuffices = new Set(['order_command', 'order_refund']);

/** Directus answers with its status and code, and its message. */
class RowRefused extends Error {
	name = 'DirectusError';
	extensions = {};
	code = 'FORBIDDEN';
	status = 403;
}

export default ({ filter }, { services }) => {
	const { ItemsService, PermissionsService } = services;

	async function mayRead(parent, key, options) {
		const { primary } = options.schema.collections[parent];
		const found = await new ItemsService(parent, options).readByQuery({ filter: { [primary]: { _eq: key } }, fields: [primary], limit: 1 });
		return found.length > 0;
	}

	async function mayChange(parent, key, options) {
		const { update } = await new PermissionsService(options).getItemPermissions(parent, String(key));
		return update.access;
	}

	async function judge(row, { collection }, { database, schema, accountability }) {
		// Directus itself, and administrators.
		if (!accountability || accountability.admin) return;
		for (const { collection: of, field, related_collection: parent, meta } of schema.relations) {
			if (of !== collection || !parent || !meta?.one_field) continue;
			const value = row[field];
			const key = typeof value === 'object' && value !== null ? value[schema.collections[parent].primary] : value;
			// A new record is judged itself.
			if (key === undefined || key === null) continue;
			const options = { knex: database, schema, accountability };
			const isAllowed = readSuffices.has(collection) ? await mayRead(parent, key, options) : await mayChange(parent, key, options);
			if (!isAllowed) throw new RowRefused(`You may not add to "${parent}" ${key}, or it does not exist.`);
		}
	}

	filter('items.create', judge);
	filter('items.update', judge);
};
