/** Loads a part of a page on demand: its code, its words and its styles, none of which the page has before. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { loadSheet } from '../runtime/load-sheet.ts';
import type { TextPart } from '../texts/texts.ts';
import { PageContextProvider, usePage } from './page-context.tsx';

interface LazyPart<Props> {
	readonly phase: 'idle' | 'loading' | 'error' | 'success';
	/** Asks for it; where it did not come, again. */
	open(): void;
	/** null until it is there. */
	render(props: Props): ReactNode;
}

interface PartSource<Props> {
	readonly load: () => Promise<ComponentType<Props>>;
	/** Words that it says beyond the page's own. */
	readonly texts: readonly TextPart[];
	readonly sheet: string;
}

export function useLazyPart<Props extends object>({ load, texts: parts, sheet }: PartSource<Props>): LazyPart<Props> {
	const page = usePage();
	const [phase, setPhase] = useState<LazyPart<Props>['phase']>('idle');
	const [part, setPart] = useState<{ readonly Part: ComponentType<Props>; readonly texts: typeof page.texts } | null>(null);
	const loadPart = async (): Promise<void> => {
		const { loadTexts } = page;
		if (!loadTexts) throw new Error('This page cannot load texts');
		const [Part, , ...loaded] = await Promise.all([
			load(),
			loadSheet(document, sheet),
			...parts.map((name) => loadTexts(page.language, name)),
		]);
		setPart({ Part, texts: Object.assign({}, page.texts, ...loaded) });
		setPhase('success');
	};
	return {
		phase,
		open() {
			if (phase === 'loading' || phase === 'success') return;
			setPhase('loading');
			loadPart().catch((error: unknown) => {
				console.error('A part of the page could not be loaded', error);
				setPhase('error');
			});
		},
		render: (props) =>
			part && (
				<PageContextProvider value={{ ...page, texts: part.texts }}>
					<part.Part {...props} />
				</PageContextProvider>
			),
	};
}

interface LazyPartButtonProps<Props> {
	readonly part: LazyPart<Props>;
	readonly label: string;
	readonly props: Props;
	readonly className: string;
}

/** The button that brings a part of the page, until that is there; then the part. */
export function LazyPartButton<Props>({ part, label, props, className }: LazyPartButtonProps<Props>): ReactNode {
	const { product } = usePage().texts;
	return (
		<div className={className}>
			{part.phase !== 'success' && (
				<button
					className="button"
					type="button"
					data-replay=""
					aria-busy={part.phase === 'loading' || undefined}
					onClick={part.open}
					suppressHydrationWarning
				>
					{label}
				</button>
			)}
			{part.phase === 'error' && <p role="alert">{product.failed}</p>}
			{part.render(props)}
		</div>
	);
}
