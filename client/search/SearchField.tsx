/**
 * The field in which words are typed, with suggestions below it: an editable combobox with a list (WAI-ARIA Authoring Practices). As built, and
 * until suggestions come, it is a form that leads to the page of results.
 */
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { plainText } from '../../site/text.ts';
import { Text } from '../components/Text.tsx';
import { follow } from '../navigation/follow.ts';
import { usePage } from '../pages/page-context.tsx';
import { bringSearch } from './bring-search.ts';
import { cutWords, maxWordsLength } from './search-words.ts';
import type { Suggestion } from './suggest.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchFieldProps {
	/** Of the field; what belongs to it is named after it. */
	readonly id: string;
	/** Of the page of results. */
	readonly path: string;
	/** What is searched for already. */
	readonly words: string;
	readonly onSearch: (words: string) => void;
}

export function SearchField({ id, path, words, onSearch }: SearchFieldProps): ReactNode {
	const { language, texts } = usePage();
	const { search } = texts;
	const input = useRef<HTMLInputElement>(null);
	const { items, isOpen: isShown, active, words: suggestedFor, ...suggestions } = useSuggestions();
	const isOpen = isShown && items.length > 0;
	// what was typed before this page came alive stays; what another address asks for takes its place
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
	const openPiece = async (piece: number, name: string): Promise<void> => {
		suggestions.close();
		try {
			const { suggester } = await bringSearch(window);
			const piecePath = await suggester.pathOf(language, piece);
			if (piecePath === null) searchFor(name);
			else follow(document, piecePath);
		} catch (error) {
			console.warn('The way to a piece could not be loaded', error);
			searchFor(name);
		}
	};
	const choose = (item: Suggestion): void => {
		if (item.kind === 'words') searchFor(item.words);
		else void openPiece(item.id, plainText(item.name));
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
					<div className="search-list" id={`${id}-list`} role="listbox" aria-label={search.suggestions} hidden={!isOpen}>
						{items.map((item, index) => (
							// biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and its keys choose
							<div
								key={item.kind === 'piece' ? item.id : item.words}
								className="search-option"
								id={`${id}-${index}`}
								role="option"
								tabIndex={-1}
								aria-selected={index === active}
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => choose(item)}
							>
								<span>{item.kind === 'piece' ? <Text value={item.name} /> : item.words}</span>
								<small className="soft">{item.kind === 'piece' ? item.reference : texts.search.pieces(item.count)}</small>
							</div>
						))}
					</div>
					{/* of suggestions that are seen nobody has to be told */}
					<p className={isShown && !isOpen ? 'search-list search-none' : 'visually-hidden'} role="status">
						{suggestedFor === '' ? '' : search.suggested(items.length)}
					</p>
				</div>
			</form>
		</search>
	);
}
