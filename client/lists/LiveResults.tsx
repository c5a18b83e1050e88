/** A list with active filters: the filters, and the products that fit. */
import type { ReactNode } from 'react';
import { ProductCard } from '../cards/ProductCard.tsx';
import type { ListView } from '../catalogue/list-engine.ts';
import type { ListAction } from '../catalogue/list-query.ts';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { type ChosenFilter, chosenFilters } from './chosen-filters.ts';

export interface LiveResultsProps {
	readonly view: ListView;
	readonly note: PriceNoteData;
	readonly onChange: (action: ListAction) => void;
}

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

interface ChosenFiltersProps {
	/** Without any the line is absent. */
	readonly chosen: readonly ChosenFilter[];
	readonly onChange: (action: ListAction) => void;
}

/** The active filters, as buttons that remove them. */
function ChosenFilters({ chosen, onChange }: ChosenFiltersProps): ReactNode {
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

interface ListGridProps {
	/** An id stands for a card that is still to come. */
	readonly cards: readonly (ProductCardData | number)[];
	readonly note: PriceNoteData;
}

/** The products of a filtered list: a card that is still to come keeps its place. */
function ListGrid({ cards, note }: ListGridProps): ReactNode {
	return (
		<ul className="product-grid">
			{cards.map((card) =>
				typeof card === 'number' ? (
					<li key={card}>
						<div className="card card-to-come" aria-hidden>
							<div className="plate" />
						</div>
					</li>
				) : (
					<li key={card.id}>
						<ProductCard product={card} note={note} level={2} />
					</li>
				),
			)}
		</ul>
	);
}
