/** Over a list: how much of it is shown, the way to its filters, and its order. Without scripts only the first is there. */
import type { ReactNode } from 'react';
import { usePage } from '../ui/page-context.tsx';

export interface ListToolsProps {
	readonly position: ReactNode;
	/** How many filters act. */
	readonly chosen: number;
	/** In the backend's notation, the shop's own first. */
	readonly sorts: readonly string[];
	readonly sort: string;
	/** Their names; left out, as in every list. */
	readonly sortNames?: Readonly<Record<string, string>>;
	/** The panel is on its way. */
	readonly opening: boolean;
	readonly onOpen: () => void;
	readonly onSort: (sort: string) => void;
}

export function ListTools({ position, chosen, sorts, sort, sortNames, opening, onOpen, onSort }: ListToolsProps): ReactNode {
	const { list } = usePage().texts;
	const names: Readonly<Record<string, string>> = sortNames ?? list.sort.names;
	return (
		<div className="list-tools">
			<div role="status">{position}</div>
			<button
				className="button list-open needs-script"
				type="button"
				data-replay=""
				aria-haspopup="dialog"
				aria-busy={opening || undefined}
				onClick={onOpen}
			>
				{list.filter.open(chosen)}
			</button>
			<label className="list-sort needs-script">
				<span className="small soft">{list.sort.label}</span>
				<select value={sort} autoComplete="off" data-replay="" onChange={({ target }) => onSort(target.value)}>
					{sorts.map((each) => (
						<option key={each} value={each}>
							{names[each] ?? list.sort.own}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}
