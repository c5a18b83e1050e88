/** One field of what is put on a product, with what is wrong about it. */
import type { ReactNode } from 'react';
import type { PersonalizationFieldData } from '../../../products/product-data.ts';
import { formatMoney } from '../../../texts/format-money.ts';
import { usePage } from '../../../ui/page-context.tsx';
import { graphemesOf, type PersonalizationFault } from './check-personalization.ts';

export interface PersonalizationFieldProps {
	readonly field: PersonalizationFieldData;
	readonly value: string;
	/** null: none to show. */
	readonly fault: PersonalizationFault | null;
	readonly onChange: (value: string) => void;
}

/** The id of a field's element. */
export function personalizationId(name: string): string {
	return `personalization-${name}`;
}

export function PersonalizationField({ field, value, fault, onChange }: PersonalizationFieldProps): ReactNode {
	const { language, texts } = usePage();
	const { personalization } = texts;
	const { name, type, required, maxLength, labels, options, price } = field;
	const id = personalizationId(name);
	const noteId = `${id}-note`;
	const shared = { id, name: id, value, required, 'aria-invalid': fault !== null || undefined, 'aria-describedby': noteId };
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{labels[language]}
				{!required && ` (${personalization.optional})`}
				{price && <span className="soft"> {personalization.surcharge(formatMoney(price, language))}</span>}
			</label>
			{type === 'select' ? (
				<select {...shared} onChange={({ target }) => onChange(target.value)}>
					<option value="">{texts.product.chooseVariant}</option>
					{options.map((option) => (
						<option key={option.de} value={option.de}>
							{option[language]}
						</option>
					))}
				</select>
			) : (
				<input
					{...shared}
					type="text"
					inputMode={type === 'number' ? 'decimal' : undefined}
					autoComplete="off"
					onChange={({ target }) => onChange(target.value)}
				/>
			)}
			<p id={noteId} className={fault ? 'field-error' : 'small soft'} role={fault && fault.kind !== 'missing' ? 'alert' : undefined}>
				{fault
					? describe(fault, personalization)
					: maxLength !== null && personalization.counted(graphemesOf(value.trim()).length, maxLength)}
			</p>
		</div>
	);
}

function describe(fault: PersonalizationFault, words: ReturnType<typeof usePage>['texts']['personalization']): string {
	switch (fault.kind) {
		case 'missing':
			return words.missing;
		case 'too-long':
			return words.tooLong(fault.length, fault.most);
		case 'glyphs':
			return words.unknownGlyphs(fault.unknown.join('  '), fault.unknown.length);
		case 'no-number':
			return words.noNumber;
	}
}
