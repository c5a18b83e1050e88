/**
 * The field in which words are typed, with suggestions below it: an editable combobox with a list (WAI-ARIA Authoring Practices). As built, and
 * until suggestions come, it is a form that leads to the page of results.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { plainText } from '../../site/text.ts';
import { useLiveCard } from '../cards/use-live-card.ts';
import { basePriceText } from '../products/base-price-text.ts';
import { Price, PriceNote } from '../products/Price.tsx';
import type { PriceNoteData, ProductCardData } from '../products/product-card-data.ts';
import { loadSheet } from '../runtime/load-sheet.ts';
import { follow } from '../runtime/navigation/readdress.ts';
import { Picture } from '../ui/Picture.tsx';
import { usePage } from '../ui/page-context.tsx';
import { Text } from '../ui/Text.tsx';
import { loadSearch } from './load-search.ts';
import { cutWords, maxWordsLength } from './search-words.ts';
import type { Suggestion } from './suggest.ts';

interface SearchFieldProps {
	/** Of the field; what belongs to it is named after it. */
	readonly id: string;
	/** Of the page of results. */
	readonly path: string;
	readonly words: string;
	readonly onSearch: (words: string) => void;
}

export function SearchField({ id, path, words, onSearch }: SearchFieldProps): ReactNode {
	const { search } = usePage().texts;
	const input = useRef<HTMLInputElement>(null);
	const { items, isOpen: isShown, note, active, words: suggestedFor, ...suggestions } = useSuggestions();
	const isOpen = isShown && items.length > 0;
	// text typed before hydration stays; the words of another address replace it
	const former = useRef('');
	useEffect(() => {
		const field = input.current;
		if (field && words !== former.current) field.value = words;
		former.current = words;
	}, [words]);

	const searchFor = (wanted: string): void => {
		suggestions.close();
		if (input.current) input.current.value = wanted;
		if (wanted === '') input.current?.focus();
		else onSearch(wanted);
	};
	const choose = (item: Suggestion): void => {
		if (item.kind === 'words') searchFor(item.words);
		else {
			suggestions.close();
			follow(document, item.kind === 'page' ? item.page.path : item.card.path);
		}
	};
	const submit = (event: FormEvent): void => {
		event.preventDefault();
		searchFor(cutWords(input.current?.value ?? ''));
	};
	const press = (event: KeyboardEvent): void => {
		const item = items[active];
		if (event.nativeEvent.isComposing) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
		else if (event.key === 'Escape' && isShown) suggestions.close();
		else if (event.key === 'Enter' && isOpen && item) choose(item);
		else return;
		event.preventDefault();
	};
	return (
		<search
			className="search-form needs-script"
			onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || suggestions.close()}
		>
			<form action={path} onSubmit={submit}>
				<label className="field" htmlFor={id}>
					{search.label}
				</label>
				<div className="search-line">
					<input
						ref={input}
						id={id}
						className="search-input"
						name="q"
						role="combobox"
						aria-autocomplete="list"
						aria-expanded={isOpen}
						aria-controls={`${id}-list`}
						aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						inputMode="search"
						enterKeyHint="search"
						maxLength={maxWordsLength}
						onFocus={suggestions.prepare}
						onInput={({ currentTarget }) => suggestions.ask(currentTarget.value)}
						onKeyDown={press}
					/>
					<button className="button" type="submit">
						{search.submit}
					</button>
					<div className="search-list" hidden={!isOpen}>
						<div id={`${id}-list`} role="listbox" aria-label={search.suggestions}>
							{items.map((item, index) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose
								<div
									key={keyOf(item)}
									className="search-option"
									id={`${id}-${index}`}
									role="option"
									tabIndex={-1}
									aria-selected={index === active}
									onMouseDown={(event) => event.preventDefault()}
									onClick={() => choose(item)}
								>
									<SuggestionText item={item} />
								</div>
							))}
						</div>
						{items.some((item) => item.kind === 'piece' && item.card.price.amount !== null) && (
							<p className="search-note">
								<PriceNote note={note} />
							</p>
						)}
					</div>
					{/* visible suggestions need no announcement */}
					<p className={isShown && !isOpen ? 'search-list search-none' : 'visually-hidden'} role="status">
						{suggestedFor === '' ? '' : search.suggested(items.length)}
					</p>
				</div>
			</form>
		</search>
	);
}

function keyOf(item: Suggestion): string {
	return item.kind === 'words' ? `?${item.words}` : item.kind === 'page' ? item.page.path : item.card.path;
}

/** A suggestion's content: words with their number of products, a page, or a product with its picture and price. */
function SuggestionText({ item }: { item: Suggestion }): ReactNode {
	const { search } = usePage().texts;
	if (item.kind === 'piece') return <SuggestedPiece card={item.card} />;
	const [name, about] = item.kind === 'page' ? [item.page.name, search.page] : [item.words, search.pieces(item.count)];
	return (
		<>
			<span>
				<Text value={name} />
			</span>
			<small className="soft">{about}</small>
		</>
	);
}

/** The note on tax and delivery is once below the list; what differs from it, at the price. */
function SuggestedPiece({ card }: { card: ProductCardData }): ReactNode {
	const { texts, language } = usePage();
	const price = useLiveCard(card.id)?.price ?? card.price;
	const details = [card.manufacturer, card.reference].filter((each) => each !== null).join(' · ');
	return (
		<>
			<span className="search-plate">
				{card.picture ? <Picture picture={card.picture} sizes="3.5rem" loading="early" decorative /> : plainText(card.name).charAt(0)}
			</span>
			<span className="search-piece">
				<Text value={card.name} /> {details !== '' && <small className="soft">{details}</small>}
			</span>
			<span className="search-price">
				<Price price={price} basis={card.basis} />
				{price.amount !== null && card.tax && <small className="price-note"> {card.tax}</small>}
				{price.amount !== null && card.base && <small className="price-note"> {basePriceText(price, card.base, texts, language)}</small>}
			</span>
		</>
	);
}

interface Suggestions {
	readonly items: readonly Suggestion[];
	readonly note: PriceNoteData;
	/** Words for which they are; `''` before any came. */
	readonly words: string;
	/** Also where there are none, which is said. */
	readonly isOpen: boolean;
	/** Place among the items; -1: none. */
	readonly active: number;
	/** Loads what makes them, before anything is typed. */
	prepare(): void;
	/** Shows those for other words, as soon as they are there. */
	ask(words: string): void;
	/** Chooses the next or the one before; behind the last one comes the field itself. */
	move(step: 1 | -1): void;
	close(): void;
}

const none = { items: [], note: { shippingPath: null }, words: '', isOpen: false, active: -1 } as const;

/** The suggestions below the field while words are typed: which one the keyboard has chosen, and whether they are open. */
function useSuggestions(): Suggestions {
	const { language } = usePage();
	const [shown, setShown] = useState<Pick<Suggestions, 'items' | 'note' | 'words' | 'isOpen' | 'active'>>(none);
	const latest = useRef('');
	const find = async (words: string): Promise<void> => {
		const [{ suggester }] = await Promise.all([loadSearch(window), loadSheet(document, 'search-list')]);
		const suggested = await suggester.suggest(language, words);
		if (latest.current === words) setShown({ ...(suggested ?? none), words, isOpen: true, active: -1 });
	};
	return {
		...shown,
		prepare() {
			Promise.all([loadSearch(window), loadSheet(document, 'search-list')])
				.then(([{ suggester }]) => suggester.prepare(language))
				.catch((error: unknown) => console.warn('The search could not be prepared', error));
		},
		ask(words) {
			latest.current = words;
			if (words.trim() === '') setShown(none);
			// the form works without them, and its page says what is the matter
			else find(words).catch((error: unknown) => console.warn('The suggestions could not be loaded', error));
		},
		move(step) {
			const { items, active } = shown;
			if (items.length === 0) return;
			const places = items.length + 1;
			setShown({ ...shown, isOpen: true, active: ((active + 1 + step + places) % places) - 1 });
		},
		close() {
			latest.current = '';
			setShown({ ...shown, isOpen: false, active: -1 });
		},
	};
}
