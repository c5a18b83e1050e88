/** The search over any page: the field alone, at the top of the window. */
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePage } from '../ui/page-context.tsx';
import { SearchField } from './SearchField.tsx';
import { withWords } from './search-words.ts';

export interface SearchDialogProps {
	/** Of the page of results. */
	readonly path: string;
	readonly onSearch: (href: string) => void;
	readonly onClosed: () => void;
}

export function SearchDialog({ path, onSearch, onClosed }: SearchDialogProps): ReactNode {
	const { search } = usePage().texts;
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		element?.querySelector<HTMLElement>('.search-input')?.focus();
		return () => element?.close();
	}, []);
	const close = (): void => dialog.current?.close();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it, as Escape does
		<dialog
			ref={dialog}
			className="search-dialog"
			aria-label={search.title}
			onClose={onClosed}
			onClick={({ target, currentTarget }) => target === currentTarget && close()}
		>
			<div className="search-dialog-inside">
				<SearchField
					id="dialog-words"
					path={path}
					words=""
					onSearch={(words) => {
						close();
						onSearch(path + withWords('', words));
					}}
				/>
				<button className="search-dialog-close" type="button" aria-label={search.close} onClick={close}>
					<X size={26} strokeWidth={1.25} aria-hidden />
				</button>
			</div>
		</dialog>
	);
}
