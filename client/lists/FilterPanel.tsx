/** The filters of a list in a panel from the right. Loaded when it is first opened. */
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { plainText, type Text as TextValue } from '../../site/text.ts';
import type { ListView } from '../catalogue/list-engine.ts';
import { type ListAction, offeredAvailabilities, type PriceRange } from '../catalogue/list-query.ts';
import { X } from '../ui/icons.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { nameRange } from './chosen-filters.ts';

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
				<X sizePx={26} strokeWidth={1.25} />
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

interface FilterOption<Key> {
	readonly key: Key;
	readonly label: TextValue;
	readonly isChosen: boolean;
	readonly count: number;
}

interface FilterGroupProps<Key> {
	readonly name: ReactNode;
	/** With fewer than two there is nothing to choose, unless it is chosen. */
	readonly options: readonly FilterOption<Key>[];
	/** Whether it stands open from the beginning; one in which something is chosen does. */
	readonly isFirst?: boolean;
	readonly onToggle: (key: Key) => void;
}

/** One filter of the panel: what can be chosen, and how many products each choice shows. */
function FilterGroup<Key extends string | number>({ name, options, isFirst = false, onToggle }: FilterGroupProps<Key>): ReactNode {
	const [startsOpen] = useState(() => isFirst || options.some(({ isChosen }) => isChosen));
	if (options.length < 2 && !options.some(({ isChosen }) => isChosen)) return null;
	const isShort = options.every(({ label }) => plainText(label).length <= 8);
	return (
		<details className="list-group" open={startsOpen}>
			<summary>{name}</summary>
			<ul className={isShort ? 'list-options-short' : undefined}>
				{options.map(({ key, label, isChosen, count }) => (
					<li key={key}>
						<label className="list-option">
							<input type="checkbox" checked={isChosen} disabled={count === 0 && !isChosen} onChange={() => onToggle(key)} />
							<span>
								<Text value={label} />
							</span>
							<small className="soft">{count}</small>
						</label>
					</li>
				))}
			</ul>
		</details>
	);
}

interface PriceFilterProps {
	readonly price: PriceRange;
	/** Whole euros between which there is something to find. */
	readonly bounds: { readonly lowest: number; readonly highest: number };
	readonly onChange: (action: ListAction) => void;
}

/** Bounds of the price: typed, and taken over when the field is left or Enter is pressed. */
export function PriceFilter({ price, bounds, onChange }: PriceFilterProps): ReactNode {
	const { texts, language } = usePage();
	const { filter } = texts.list;
	const errorId = useId();
	const from = useRef<HTMLInputElement>(null);
	const to = useRef<HTMLInputElement>(null);
	useBound(from, price.from);
	useBound(to, price.to);
	const [unreadable, setUnreadable] = useState({ from: false, to: false });
	/** The price for which a field was rewritten; null: what was typed stands there. */
	const [rewritten, setRewritten] = useState<PriceRange | null>(null);
	const [startsOpen] = useState(price.from !== null || price.to !== null);
	const take = (): void => {
		const typed = { from: readPrice(from.current?.value ?? ''), to: readPrice(to.current?.value ?? '') };
		setUnreadable({ from: typed.from === 'unreadable', to: typed.to === 'unreadable' });
		const next = { from: toEuros(typed.from, price.from, Math.floor), to: toEuros(typed.to, price.to, Math.ceil) };
		for (const [bound, input] of [
			['from', from],
			['to', to],
		] as const) {
			if (input.current === null || typed[bound] === 'unreadable') continue;
			// the field shows what counts: whole euros
			const shown = String(next[bound] ?? '');
			if (input.current.value !== shown) setRewritten(next);
			input.current.value = shown;
		}
		if (next.from !== price.from || next.to !== price.to) onChange({ type: 'setPrice', ...next });
	};
	const isUnreadable = unreadable.from || unreadable.to;
	const isRewritten = rewritten !== null && rewritten.from === price.from && rewritten.to === price.to;
	const field = (bound: 'from' | 'to', input: RefObject<HTMLInputElement | null>, placeholder: number): ReactNode => (
		<label className="field">
			<span className="small">{filter[bound]}</span>
			<input
				ref={input}
				inputMode="decimal"
				autoComplete="off"
				maxLength={20}
				defaultValue={price[bound] ?? ''}
				placeholder={String(placeholder)}
				aria-invalid={unreadable[bound] || undefined}
				aria-describedby={unreadable[bound] ? errorId : undefined}
				onInput={() => setRewritten(null)}
				onBlur={take}
				onKeyDown={({ key }) => key === 'Enter' && take()}
			/>
		</label>
	);
	return (
		<details className="list-group" open={startsOpen}>
			<summary>{filter.names.price}</summary>
			<div className="list-price">
				{field('from', from, bounds.lowest)}
				{field('to', to, bounds.highest)}
			</div>
			<p className={isUnreadable ? 'list-price-error' : 'visually-hidden'} id={errorId} role="status">
				{isUnreadable ? filter.unreadable : isRewritten && filter.rewritten(nameRange(price, texts.list, language))}
			</p>
		</details>
	);
}

/** Shows a bound that is taken, or changed elsewhere. The field stays the same one, and keeps the focus. */
function useBound(field: RefObject<HTMLInputElement | null>, euros: number | null): void {
	useEffect(() => {
		if (field.current) field.current.value = String(euros ?? '');
	}, [field, euros]);
}

/** Whole euros, so that the address is short. What cannot be read leaves the bound as it is. */
function toEuros(typed: TypedPrice, bound: number | null, round: (euros: number) => number): number | null {
	if (typed === 'unreadable') return bound;
	return typed === null ? null : round(typed) || null;
}

/** Euros; null: nothing was typed; `unreadable`: no amount, or one that no price of a shop reaches. */
type TypedPrice = number | null | 'unreadable';

const highest = 99_999_999;
/** Signs and names of euros and francs. */
const currency = /€|(?<![a-z])(?:eur(?:os?)?|chf|s?fr\.?)(?![a-z])/gi;
/** The dashes that stand for no cents, as in `1.000,- €` and `1'000.--`. */
const noCents = /[.,]?[-\u2013\u2014\u2212]{1,2}$/;
/** Blanks of any width and apostrophes part thousands only where three digits follow. */
const gap = /(\d)[\s'\u2019](?=\d{3}(?!\d))/g;
const plain = /^\d+(?:[.,]\d{1,2})?$/;
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

/**
 * Reads an amount in any spelling that the site itself prints, so that a copied price means what it says. A point or a comma before
 * three digits parts thousands in every language: no shop has prices of a tenth of a cent.
 */
export function readPrice(typed: string): TypedPrice {
	const amount = typed.replace(currency, ' ').trim().replace(noCents, '').trim().replace(gap, '$1');
	if (amount === '') return typed.trim() === '' ? null : 'unreadable';
	const separator = grouped.exec(amount)?.[1];
	if (separator === undefined && !plain.test(amount)) return 'unreadable';
	const euros = Number((separator === undefined ? amount : amount.replaceAll(separator, '')).replace(',', '.'));
	return euros <= highest ? euros : 'unreadable';
}
