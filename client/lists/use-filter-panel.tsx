/** Opens the panel of filters: its script, its styles and what it offers come with the first opening. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { loadSheet } from '../runtime/load-sheet.ts';
import { createAnnouncer } from '../runtime/navigation/announcer.ts';
import { usePage } from '../ui/page-context.tsx';
import type { FilterPanelProps } from './FilterPanel.tsx';
import type { ShownList } from './use-list.ts';

export interface FilterPanelControl {
	/** null while it is closed. */
	readonly element: ReactNode;
	readonly opening: boolean;
	readonly open: () => void;
}

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
