/** Attribute groups and attributes as the backend sends them; products refer to attributes and show them by group. */
import * as z from 'zod';
import type { Localized } from '../records/localized.ts';
import type { RecordContext } from '../records/read-part.ts';
import { flag, id, optional, optionalText, sort, text, translations } from '../records/wire-fields.ts';
import { reference } from '../records/wire-references.ts';
import type { ProductAttribute } from './product.ts';

export const attributeGroupSchema = z.object({
	id,
	project: text,
	sort,
	display_name: text,
	essential: optional(flag, true),
	translations: translations({ display_name: optionalText }),
});

const values = z.array(text, { error: 'a list of texts' });

export const attributeSchema = z.object({
	id,
	project: text,
	attribute_group: reference,
	display_values: values,
	translations: translations({ display_values: optional(z.array(optionalText, { error: 'a list of texts' }), []) }),
});

/** A backend that does not know the field takes every group for essential. */
export const attributeGroupAlternatives = ['essential'];

export interface AttributeGroup {
	readonly id: number;
	readonly sort: number;
	readonly name: Localized;
	readonly isEssential: boolean;
}

export interface Attribute {
	readonly id: number;
	readonly group: AttributeGroup;
	readonly values: readonly Localized[];
}

export function toAttributeGroup(record: z.output<typeof attributeGroupSchema>, { texts }: RecordContext): AttributeGroup {
	return {
		id: record.id,
		sort: record.sort,
		name: texts.requiredText('display_name', record.display_name, record.translations, (row) => row.display_name),
		isEssential: record.essential,
	};
}

/** null, with a warning, where the group does not exist. */
export function toAttribute(
	record: z.output<typeof attributeSchema>,
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
