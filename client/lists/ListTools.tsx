/** Over a list: how much of it is shown, the way to its filters, and its order. Without scripts only the first is there. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { productPageSize } from '../../site/constants.ts';
import { loadSheet } from '../runtime/load-sheet.ts';
import { createAnnouncer } from '../runtime/navigation/arrive.ts';
import { usePage } from '../ui/page-context.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import type { ShownList } from './use-list.ts';

interface ListToolsProps {
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

interface ListPositionProps {
	/** Products on this page, and in the whole list. */
	readonly shown: number;
	readonly total: number;
	/** Numbered from 1. */
	readonly page: number;
	readonly pageCount: number;
}

export function ListPosition({ shown, total, page, pageCount }: ListPositionProps): ReactNode {
	const { list } = usePage().texts;
	const first = (page - 1) * productPageSize + 1;
	return (
		<p className="list-position small soft">
			<span>{total === 0 ? list.count(0) : list.position(first, first + shown - 1, total)}</span>
			{pageCount > 1 && <span>{list.page(page, pageCount)}</span>}
		</p>
	);
}

interface FilterPanelControl {
	/** null while it is closed. */
	readonly element: ReactNode;
	readonly opening: boolean;
	readonly open: () => void;
}

/** Opens the panel of filters: its script, its styles and what it offers come with the first opening. */
export function useFilterPanel({ current, prepare, change }: Pick<ShownList, 'current' | 'prepare' | 'change'>): FilterPanelControl {
	const { list } = usePage().texts;
	const [panel, setPanel] = useState<{ readonly Panel: ComponentType<FilterPanelProps> } | null>(null);
	const [opening, setOpening] = useState(false);
	const load = async (): Promise<void> => {
		setOpening(true);
		try {
			const [{ FilterPanel }] = await Promise.all([import('./FilterPanel.tsx'), prepare(), loadSheet(document, 'list-panel')]);
			setPanel({ Panel: FilterPanel });
		} catch (error) {
			console.error('The filters could not be loaded', error);
			createAnnouncer(window).show(list.notLoaded);
		}
		setOpening(false);
	};
	const element = panel && current && (
		<panel.Panel view={current} onChange={(action) => void change(action)} onClose={() => setPanel(null)} />
	);
	return { element, opening, open: () => void load() };
}
