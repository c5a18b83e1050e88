/** The filters of a list in a panel from the right. Loaded when it is first opened. */
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListView } from '../catalogue/list-engine.ts';
import { offeredAvailabilities } from '../catalogue/list-query.ts';
import type { ListAction } from '../catalogue/list-transitions.ts';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { FilterGroup } from './FilterGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';

export interface FilterPanelProps {
	readonly view: ListView;
	readonly onChange: (action: ListAction) => void;
	readonly onClose: () => void;
}

export function FilterPanel({ view, onChange, onClose }: FilterPanelProps): ReactNode {
	const { list } = usePage().texts;
	const words = list.filter;
	const dialog = useRef<HTMLDialogElement>(null);
	const { offer, total } = view;
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		return () => element?.close();
	}, []);
	const close = (): void => dialog.current?.close();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it, as Escape does
		<dialog
			ref={dialog}
			className="side-panel list-panel"
			aria-label={words.title}
			onClose={onClose}
			onClick={({ target, currentTarget }) => target === currentTarget && close()}
		>
			<button className="side-panel-close" type="button" aria-label={words.close} onClick={close}>
				<X size={26} strokeWidth={1.25} aria-hidden />
			</button>
			<h2>{words.title}</h2>
			<div className="list-panel-filters">
				{offer.filters.map((filter, index) => (
					<OfferedFilter
						key={filter.kind === 'values' ? filter.facet : filter.kind}
						filter={filter}
						isFirst={index === 0}
						view={view}
						onChange={onChange}
					/>
				))}
			</div>
			<p className="visually-hidden" role="status">
				{list.count(total)}
			</p>
			<div className="list-panel-end">
				<button className="quiet-button" type="button" onClick={() => onChange({ type: 'clear' })}>
					{words.clear}
				</button>
				<button className="button" type="button" onClick={close}>
					{words.show(total)}
				</button>
			</div>
		</dialog>
	);
}

interface OfferedFilterProps extends Pick<FilterPanelProps, 'view' | 'onChange'> {
	readonly filter: ListView['offer']['filters'][number];
	readonly isFirst: boolean;
}

function OfferedFilter({ filter, isFirst, view, onChange }: OfferedFilterProps): ReactNode {
	const words = usePage().texts.list.filter;
	const { query, filtered, plain } = view;
	const names: Readonly<Record<string, string>> = words.names;
	switch (filter.kind) {
		case 'values': {
			const { facet, name, values } = filter;
			const chosen = new Set(query.values[facet]);
			const options = values
				.filter(({ id }) => chosen.has(id) || (plain.values.get(facet)?.get(id) ?? 0) > 0)
				.map(({ id, name: label }) => ({
					key: id,
					label,
					isChosen: chosen.has(id),
					count: filtered.values.get(facet)?.get(id) ?? 0,
				}));
			return (
				<FilterGroup
					name={name === null ? (names[facet] ?? facet) : <Text value={name} />}
					options={options}
					isFirst={isFirst}
					onToggle={(id) => onChange({ type: 'toggleValue', facet, id })}
				/>
			);
		}
		case 'availability': {
			const options = offeredAvailabilities.map((key) => ({
				key,
				label: words.availability[key],
				isChosen: query.availability.includes(key),
				count: filtered.availability.get(key) ?? 0,
			}));
			const onToggle = (availability: (typeof options)[number]['key']) => onChange({ type: 'toggleAvailability', availability });
			return <FilterGroup name={words.names.availability} options={options} onToggle={onToggle} />;
		}
		case 'price':
			return plain.prices && <PriceFilter price={query.price} bounds={filtered.prices ?? plain.prices} onChange={onChange} />;
		default:
			return null;
	}
}
