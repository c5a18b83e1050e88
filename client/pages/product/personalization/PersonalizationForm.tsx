/** Asks what is to be put on a product, and shows how it may look. Loaded on demand. */
import { type ReactNode, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import type { Money } from '../../../../site/money.ts';
import type { PersonalDisplay, Personalization } from '../../../cart/cart.ts';
import type { PersonalizationData } from '../../../products/product-data.ts';
import { formatMoney } from '../../../texts/format-money.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { Text } from '../../../ui/Text.tsx';
import {
	type CheckPersonalization,
	checkPersonalization,
	type PersonalizationEntries,
	sumOf,
	surchargeOf,
} from './check-personalization.ts';
import { EngravingPreview } from './EngravingPreview.tsx';
import { PersonalizationField, personalizationId } from './PersonalizationField.tsx';

export interface PersonalizationFormProps {
	readonly data: PersonalizationData;
	/** Of one product without it; null: not known yet, or on request. */
	readonly price: Money | null;
	/** Set while the form is there. */
	readonly check: RefObject<CheckPersonalization | null>;
	/** null: nothing is wanted, or not yet as it has to be. */
	readonly onChange: (personalization: Personalization | null) => void;
}

export function PersonalizationForm({ data, price, check, onChange }: PersonalizationFormProps): ReactNode {
	const { texts, language } = usePage();
	const { personalization: words } = texts;
	const { fields } = data;
	const [entries, setEntries] = useState<PersonalizationEntries>({});
	/** The visitor has tried to go on, so missing entries are shown. */
	const [isAsked, setAsked] = useState(false);
	const { faults, personalization } = checkPersonalization(fields, entries);
	const focus = (name: string | undefined): void => document.getElementById(personalizationId(name ?? ''))?.focus();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, because the visitor asked for the form
	useEffect(() => focus(fields[0]?.name), []);
	const surcharge = faults.size === 0 ? surchargeOf(fields, personalization) : null;
	useImperativeHandle(check, () => (bare) => {
		setAsked(true);
		if (faults.size === 0)
			return (
				personalization && {
					values: personalization,
					display: toDisplay(data),
					surcharge,
					price: surcharge === null ? bare : sumOf([bare, surcharge]),
				}
			);
		focus([...faults.keys()][0]);
		return 'faulty';
	});
	const change = (name: string, value: string): void => {
		const next = { ...entries, [name]: value };
		setEntries(next);
		const checked = checkPersonalization(fields, next);
		onChange(checked.faults.size === 0 ? checked.personalization : null);
	};
	const entryOf = (name: string): string => entries[name] ?? '';
	const written = fields.filter(({ type }) => type === 'text').map(({ name }) => entryOf(name).trim());
	const face = fields.find(({ type }) => type === 'select')?.name;
	const text = written.filter((each) => each !== '').join(' · ');
	return (
		<fieldset className="personalization-fields">
			<legend>
				<Text value={data.name} />
			</legend>
			{fields.map((field) => {
				const fault = faults.get(field.name) ?? null;
				return (
					<PersonalizationField
						key={field.name}
						field={field}
						value={entryOf(field.name)}
						fault={fault?.kind === 'missing' && !isAsked ? null : fault}
						onChange={(value) => change(field.name, value)}
					/>
				);
			})}
			{written.length > 0 && <EngravingPreview text={text} face={face === undefined ? null : entryOf(face)} />}
			<p className="personalization-price" aria-live="polite">
				{price !== null && surcharge !== null && words.priceWith(formatMoney(sumOf([price, surcharge]), language))}
			</p>
			{data.notReturned !== null && <p className="small">{data.notReturned}</p>}
		</fieldset>
	);
}

/** A line's copy of the fields, so that it can name its personalisation in any language. */
function toDisplay({ fields, notReturned }: PersonalizationData): PersonalDisplay {
	return { fields: fields.map(({ name, labels, options }) => ({ name, labels, options })), withdrawalExcluded: notReturned !== null };
}
