/** Attribute groups and attributes; products refer to attributes and show them by group. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { attribute } from '../collections/attribute.ts';
import type { attributeGroup } from '../collections/attribute-group.ts';
import type { ProductAttribute } from './product.ts';

export type AttributeGroup = Readonly<ReturnType<typeof toAttributeGroup>>;

export interface Attribute {
	readonly id: number;
	readonly group: AttributeGroup;
	readonly values: readonly Localized[];
}

export function toAttributeGroup(record: RecordOf<typeof attributeGroup>, { texts }: RecordContext) {
	return {
		id: record.id,
		sort: record.sort,
		name: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		isEssential: record.essential,
	};
}

/** null, with a warning, where the group does not exist. */
export function toAttribute(
	record: RecordOf<typeof attribute>,
	context: RecordContext,
	groups: ReadonlyMap<number, AttributeGroup>,
): Attribute | null {
	const group = groups.get(record.attribute_group);
	if (group === undefined) {
		context.warn({
			code: 'reference-missing',
			field: 'attribute_group',
			message: `There is no usable attribute group ${record.attribute_group}. The attribute is left out.`,
			fix: 'Choose one of the existing attribute groups.',
		});
		return null;
	}
	return {
		id: record.id,
		group,
		values: record.display_values.map((value, index) =>
			context.texts.requiredText(`display_values[${index}]`, value, record.translations, (row) => row.display_values[index] ?? null),
		),
	};
}

/** The attributes of a product by group, sorted by the group's sort and id. */
export function groupAttributes(attributes: readonly Attribute[]): readonly ProductAttribute[] {
	const sorted = attributes.toSorted((a, b) => a.group.sort - b.group.sort || a.group.id - b.group.id || a.id - b.id);
	const byGroup = Map.groupBy(sorted, ({ group }) => group);
	return [...byGroup].map(([group, members]) => ({
		groupId: group.id,
		groupSort: group.sort,
		group: group.name,
		values: members.flatMap((member) => member.values),
		isEssential: group.isEssential,
	}));
}
