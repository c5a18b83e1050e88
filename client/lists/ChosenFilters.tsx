/** The active filters, as buttons that remove them. */
import type { ReactNode } from 'react';
import type { ListAction } from '../catalogue/list-transitions.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import type { ChosenFilter } from './chosen-filters.ts';

interface ChosenFiltersProps {
	/** Without any the line is absent. */
	readonly chosen: readonly ChosenFilter[];
	readonly onChange: (action: ListAction) => void;
}

export function ChosenFilters({ chosen, onChange }: ChosenFiltersProps): ReactNode {
	const { filter } = usePage().texts.list;
	if (chosen.length === 0) return null;
	return (
		<ul className="list-chosen row" aria-label={filter.chosen}>
			{chosen.map(({ key, name, undo }) => (
				<li key={key}>
					<button className="list-chip" type="button" onClick={() => onChange(undo)}>
						<span className="visually-hidden">{filter.remove} </span>
						<Text value={name} /> <span aria-hidden>×</span>
					</button>
				</li>
			))}
			<li>
				<button className="quiet-button" type="button" onClick={() => onChange({ type: 'clear' })}>
					{filter.clear}
				</button>
			</li>
		</ul>
	);
}
