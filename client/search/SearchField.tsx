/**
 * The field in which words are typed, with suggestions below it: an editable combobox with a list (WAI-ARIA Authoring Practices). As built, and
 * until suggestions come, it is a form that leads to the page of results.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { PriceNote } from '../products/PriceNote.tsx';
import { follow } from '../runtime/navigation/follow.ts';
import { usePage } from '../ui/page-context.tsx';
import { SuggestionText } from './SuggestionText.tsx';
import { cutWords, maxWordsLength } from './search-words.ts';
import type { Suggestion } from './suggest.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
	/** Of the field; what belongs to it is named after it. */
	readonly id: string;
	/** Of the page of results. */
	readonly path: string;
	/** The current search. */
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
