/** The essential characteristics of a product, as a receipt names them (§ 312f (2) BGB): those of the variant in place of the product's of the same group. */
import type { Snapshot } from '../../pipeline/snapshot/open-snapshot.ts';
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { type PerLanguage, perLanguage } from '../../site/languages.ts';
import { inEveryLanguage, isOff, isOn, namedId, rows, text, wholeNumber } from './wire-values.ts';

export interface ProductFact {
	readonly name: PerLanguage<string>;
	readonly value: PerLanguage<string>;
}

/** By product and variant; null: a product without variants. */
export type FactsOf = (product: WireRecord, variant: WireRecord | null) => readonly ProductFact[];

interface Attribute {
	readonly id: number;
	readonly group: Group;
	readonly values: readonly PerLanguage<string>[];
}

interface Group {
	readonly id: number;
	readonly sort: number;
	readonly name: PerLanguage<string>;
	readonly isEssential: boolean;
}

const finenessNames: PerLanguage<string> = { de: 'Feingehalt', en: 'Fineness', fr: 'Titre' };

export function createFactsOf(snapshot: Pick<Snapshot, 'records'>, project: string): FactsOf {
	const own = (collection: string) => snapshot.records(collection).filter((record) => record.project === project);
	const groups = new Map(own('ecommerce_attribute_group').map((record) => [wholeNumber(record.id), toGroup(record)]));
	const attributes = new Map(
		own('ecommerce_attribute').flatMap((record) => {
			const [id, group] = [wholeNumber(record.id), groups.get(namedId(record.attribute_group))];
			return id === null || group === undefined ? [] : [[id, { id, group, values: toValues(record) }] as const];
		}),
	);
	const attributesOf = (record: WireRecord | null): readonly Attribute[] => {
		const ids = rows(record?.attributes).map((row) => namedId(row.ecommerce_attribute_id) ?? -1);
		return [...new Set(ids)].flatMap((id) => attributes.get(id) ?? []);
	};
	return (product, variant) => {
		const ofVariant = attributesOf(variant);
		const replaced = new Set(ofVariant.map(({ group }) => group));
		const all = [...attributesOf(product).filter(({ group }) => !replaced.has(group)), ...ofVariant].toSorted(
			(a, b) => a.group.sort - b.group.sort || a.group.id - b.group.id || a.id - b.id,
		);
		const facts = [...Map.groupBy(all, ({ group }) => group)].flatMap(([{ name, isEssential }, members]) =>
			isEssential ? [{ name, value: listed(members.flatMap(({ values }) => values)) }] : [],
		);
		const fineness = finenessOf(product);
		const isNamed = all.some(({ values }) => values.some(({ de }) => de.includes(String(fineness))));
		return fineness === null || isNamed ? facts : [...facts, { name: finenessNames, value: perLanguage(() => `${fineness}/1000`) }];
	};
}

function toGroup({ id, sort, display_name, translations, essential }: WireRecord): Group {
	return {
		id: wholeNumber(id) ?? 0,
		sort: typeof sort === 'number' ? sort : Number.MAX_SAFE_INTEGER,
		name: inEveryLanguage(display_name, translations, (row) => row.display_name),
		isEssential: !isOff(essential),
	};
}

function toValues({ display_values, translations }: WireRecord): readonly PerLanguage<string>[] {
	const values: readonly unknown[] = Array.isArray(display_values) ? display_values : [];
	return values.map((value, index) =>
		inEveryLanguage(value, translations, (row) => (Array.isArray(row.display_values) ? row.display_values[index] : null)),
	);
}

function listed(values: readonly PerLanguage<string>[]): PerLanguage<string> {
	return perLanguage((language) => values.map((value) => value[language]).join(', '));
}

/** Thousandths; null for plated products, and where there is no sound number. */
function finenessOf({ fineness, plated }: WireRecord): number | null {
	const thousandths = wholeNumber(typeof fineness === 'string' ? text(fineness) : fineness);
	return thousandths === null || thousandths < 1 || thousandths > 999 || isOn(plated) ? null : thousandths;
}
