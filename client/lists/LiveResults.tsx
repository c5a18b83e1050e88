/** A list with active filters: the filters, and the products that fit. */
import type { ReactNode } from 'react';
import { usePage } from '../ui/page-context.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { chosenFilters } from './chosen-filters.ts';
import { ListGrid } from './ListGrid.tsx';
import type { LiveResultsProps } from './list.ts';

export function LiveResults({ view, note, onChange }: LiveResultsProps): ReactNode {
	const { language, texts } = usePage();
	const { list } = texts;
	return (
		<>
			<ChosenFilters chosen={chosenFilters(view, list, language)} onChange={onChange} />
			{view.total === 0 ? <p className="lead">{list.none}</p> : <ListGrid cards={view.cards} note={note} />}
		</>
	);
}
