/** One of several, with what each costs and what is to be known of it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldError } from '../../../forms/FormField.tsx';

export interface ChoiceListProps {
	readonly name: string;
	readonly legend: string;
	/** null: nothing is wrong. */
	readonly error: string | null;
	/** Id; null: none. */
	readonly chosen: number | null;
	readonly onChoose: (id: number) => void;
	readonly choices: readonly Choice[];
}

export interface Choice {
	readonly id: number;
	readonly name: ReactNode;
	readonly price?: string;
	readonly note: string;
}

export function ChoiceList({ name, legend, error, chosen, onChoose, choices }: ChoiceListProps): ReactNode {
	const list = useRef<HTMLFieldSetElement>(null);
	const errorId = `checkout-${name}-error`;
	// going on without a choice leads to the first
	useEffect(() => {
		if (error !== null) list.current?.querySelector('input')?.focus();
	}, [error]);
	return (
		<fieldset className="checkout-choices" ref={list} aria-describedby={error === null ? undefined : errorId}>
			<legend>{legend}</legend>
			<FieldError id={errorId} error={error} />
			{choices.map((choice) => (
				<label key={choice.id} className="checkout-choice">
					<input
						type="radio"
						name={name}
						value={choice.id}
						checked={choice.id === chosen}
						onChange={() => onChoose(choice.id)}
						aria-invalid={error !== null || undefined}
					/>
					<span className="checkout-choice-name">{choice.name}</span>
					{choice.price !== undefined && <span className="figure">{choice.price}</span>}
					{choice.note !== '' && <span className="checkout-choice-note small soft">{choice.note}</span>}
				</label>
			))}
		</fieldset>
	);
}
