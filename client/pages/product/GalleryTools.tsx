/** A gallery's functions beyond scrolling: buttons, arrow keys, the mark on the visible picture, and the zoom. Loaded at first use. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { plainText } from '../../../site/text.ts';
import { ArrowLeft, ArrowRight, ZoomIn } from '../../ui/icons.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { PictureData } from '../../ui/picture-data.ts';
import { PictureZoom, placeByKey, shownPlace, showPlace } from './PictureZoom.tsx';

export interface GalleryToolsProps {
	readonly pictures: readonly PictureData[];
	/** Place of the zoomed picture; null: none is. */
	readonly zoomed: number | null;
	readonly onZoom: (place: number | null) => void;
}

export function GalleryTools({ pictures, zoomed, onZoom }: GalleryToolsProps): ReactNode {
	const { gallery } = usePage().texts;
	const tools = useRef<HTMLDivElement>(null);
	const [place, setPlace] = useState(0);
	const count = pictures.length;
	const move = (to: number): void => {
		const row = rowOf(tools.current);
		if (row && to >= 0 && to < count) showPlace(row, to);
	};
	useEffect(() => {
		const row = rowOf(tools.current);
		return row ? watchRow(row, setPlace) : undefined;
	}, []);
	useEffect(() => {
		const marks = tools.current?.closest('.product-pictures')?.querySelectorAll('.gallery-marks a') ?? [];
		for (const [index, mark] of [...marks].entries()) {
			if (index === place) mark.setAttribute('aria-current', 'true');
			else mark.removeAttribute('aria-current');
		}
	}, [place]);
	const step = (by: 1 | -1, label: string, icon: ReactNode) => (
		<button type="button" aria-label={label} aria-disabled={place + by < 0 || place + by >= count} onClick={() => move(place + by)}>
			{icon}
		</button>
	);
	const shape = { sizePx: 22, strokeWidth: 1.25 };
	const picture = pictures[place];
	return (
		<div className="gallery-tools" ref={tools}>
			{count > 1 && (
				<>
					<p className="visually-hidden" role="status">
						{picture && `${gallery.position(place + 1, count)}: ${plainText(picture.alt)}`}
					</p>
					{step(-1, gallery.previous, <ArrowLeft {...shape} />)}
					{step(1, gallery.next, <ArrowRight {...shape} />)}
				</>
			)}
			<button type="button" aria-label={gallery.enlarge} aria-haspopup="dialog" onClick={() => onZoom(place)}>
				<ZoomIn {...shape} />
			</button>
			{zoomed !== null && (
				<PictureZoom
					pictures={pictures}
					first={zoomed}
					onClose={(last) => {
						onZoom(null);
						const row = rowOf(tools.current);
						if (!row) return;
						showPlace(row, last, false);
						// the browser gives the focus back to what had it, which may be a picture that is not seen any more
						if (row.contains(document.activeElement)) focusPlace(row, last);
					}}
				/>
			)}
		</div>
	);
}

function rowOf(tools: Element | null): HTMLElement | null {
	return tools?.closest('.product-pictures')?.querySelector<HTMLElement>('.gallery-row') ?? null;
}

/** Follows what is seen in the row, and moves it by arrow keys and its marks. Returns how to stop. */
function watchRow(row: HTMLElement, onPlace: (place: number) => void): () => void {
	const over = new AbortController();
	const { signal } = over;
	const gallery = row.parentElement;
	// the next picture is there before it is swiped to
	for (const image of row.querySelectorAll('img')) image.loading = 'eager';
	const notice = (): void => onPlace(shownPlace(row));
	notice();
	row.addEventListener('scroll', notice, { signal, passive: true });
	gallery?.addEventListener(
		'keydown',
		(event) => {
			if (event.target instanceof Element && event.target.closest('dialog')) return;
			const next = placeByKey(event, shownPlace(row), row.children.length);
			if (next === null) return;
			event.preventDefault();
			showPlace(row, next);
			if (row.contains(document.activeElement)) focusPlace(row, next);
		},
		{ signal },
	);
	gallery?.addEventListener(
		'click',
		(event) => {
			const mark = event.target instanceof Element ? event.target.closest('.gallery-marks li') : null;
			if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			showPlace(row, [...(mark.parentElement?.children ?? [])].indexOf(mark));
		},
		{ signal },
	);
	return () => over.abort();
}

function focusPlace(row: Element, place: number): void {
	row.children[place]?.querySelector('a')?.focus({ preventScroll: true });
}
