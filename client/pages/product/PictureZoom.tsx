/** Looking closely: the pictures over the whole window, swiped from one to the next, and each magnified and moved about. */
import {
	type KeyboardEvent,
	type MouseEvent,
	type PointerEvent,
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { plainText } from '../../../site/text.ts';
import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from '../../ui/icons.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePage } from '../../ui/page-context.tsx';
import type { PictureData } from '../../ui/picture-data.ts';

interface PictureZoomProps {
	readonly pictures: readonly PictureData[];
	/** Place of the picture that is looked at first. */
	readonly first: number;
	/** `last`: place of the picture that was looked at last. */
	readonly onClose: (last: number) => void;
}

/** How far an arrow key moves a magnified picture, in px. */
const panPx = 96;

/** The middle of a picture, as shares of its width and height. */
const middle = [0.5, 0.5] as const;

export function PictureZoom({ pictures, first, onClose }: PictureZoomProps): ReactNode {
	const { gallery } = usePage().texts;
	const dialog = useRef<HTMLDialogElement>(null);
	const row = useRef<HTMLUListElement>(null);
	const [place, setPlace] = useState(first);
	/** The spot of the picture that is magnified; null: it is seen whole. */
	const [spot, setSpot] = useState<readonly [number, number] | null>(null);
	const drag = useDrag();
	const count = pictures.length;

	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		if (row.current) showPlace(row.current, first, false);
		return () => element?.close();
	}, [first]);
	useLayoutEffect(() => {
		const slide = row.current?.children[place];
		if (!slide || !spot) return;
		const { scrollWidth, scrollHeight, clientWidth, clientHeight } = slide;
		slide.scrollTo({ left: spot[0] * scrollWidth - clientWidth / 2, top: spot[1] * scrollHeight - clientHeight / 2, behavior: 'instant' });
	}, [spot, place]);

	const move = (to: number): void => {
		if (!row.current || to < 0 || to >= count) return;
		setSpot(null);
		showPlace(row.current, to);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const pan = panOf(event.key);
		const next = placeByKey(event, place, count);
		if (spot && pan) row.current?.children[place]?.scrollBy(pan);
		else if (next !== null) move(next);
		else return;
		event.preventDefault();
	};
	const onPictureClick = ({ target, clientX, clientY }: MouseEvent): void => {
		if (drag.moved() || !(target instanceof HTMLImageElement)) return;
		const { left, top, width, height } = target.getBoundingClientRect();
		setSpot(spot ? null : [(clientX - left) / width, (clientY - top) / height]);
	};
	return (
		<dialog className="zoom" ref={dialog} aria-label={gallery.title} onClose={() => onClose(place)} onKeyDown={onKeyDown}>
			<ZoomBar
				place={place}
				pictures={pictures}
				isMagnified={spot !== null}
				onMagnify={() => setSpot(spot ? null : middle)}
				onMove={move}
				onClose={() => dialog.current?.close()}
			/>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the button does by keyboard what a click on the picture does */}
			<ul
				className="gallery-row zoom-row"
				ref={row}
				onScroll={({ currentTarget, target }) => target === currentTarget && setPlace(shownPlace(currentTarget))}
				onClick={onPictureClick}
				{...drag.handlers}
			>
				{pictures.map((each, index) => (
					// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
					<li key={each.key} className={spot && index === place ? 'zoom-magnified' : undefined} tabIndex={0}>
						<Picture className="plate-picture" picture={each} sizes="180vmin" loading="early" />
					</li>
				))}
			</ul>
		</dialog>
	);
}

interface ZoomBarProps extends Pick<PictureZoomProps, 'pictures'> {
	/** Of the picture that is looked at. */
	readonly place: number;
	readonly isMagnified: boolean;
	readonly onMagnify: () => void;
	readonly onMove: (to: number) => void;
	readonly onClose: () => void;
}

function ZoomBar({ place, pictures, isMagnified, onMagnify, onMove, onClose }: ZoomBarProps): ReactNode {
	const { gallery } = usePage().texts;
	const count = pictures.length;
	const shape = { sizePx: 26, strokeWidth: 1.25 };
	const picture = pictures[place];
	return (
		<div className="zoom-bar">
			<p className="small soft" role="status">
				{gallery.position(place + 1, count)}
				<span className="visually-hidden">{picture && `: ${plainText(picture.alt)}`}</span>
			</p>
			<button type="button" aria-label={isMagnified ? gallery.shrink : gallery.magnify} onClick={onMagnify}>
				{isMagnified ? <ZoomOut {...shape} /> : <ZoomIn {...shape} />}
			</button>
			{count > 1 && (
				<>
					<button type="button" aria-label={gallery.previous} aria-disabled={place === 0} onClick={() => onMove(place - 1)}>
						<ArrowLeft {...shape} />
					</button>
					<button type="button" aria-label={gallery.next} aria-disabled={place === count - 1} onClick={() => onMove(place + 1)}>
						<ArrowRight {...shape} />
					</button>
				</>
			)}
			<button type="button" aria-label={gallery.close} onClick={onClose}>
				<X {...shape} />
			</button>
		</div>
	);
}

function panOf(key: string): ScrollToOptions | undefined {
	const pans: Readonly<Record<string, ScrollToOptions>> = {
		ArrowLeft: { left: -panPx },
		ArrowRight: { left: panPx },
		ArrowUp: { top: -panPx },
		ArrowDown: { top: panPx },
	};
	return pans[key];
}

interface Drag {
	readonly handlers: {
		readonly onPointerDown: (event: PointerEvent) => void;
		readonly onPointerMove: (event: PointerEvent) => void;
		readonly onPointerUp: () => void;
		readonly onPointerCancel: () => void;
	};
	/** Whether the last press moved something: then it was no click. */
	moved(): boolean;
}

/** A press that moves less than this many px is a click. */
const clickPx = 4;

/**
 * Moves what is larger than its frame by the mouse, as fingers do by themselves. The frame that is moved is the list item around what
 * the pointer is pressed on.
 */
function useDrag(): Drag {
	const press = useRef<{ frame: Element | null; x: number; y: number; distance: number }>({ frame: null, x: 0, y: 0, distance: 0 });
	const release = (): void => {
		press.current.frame = null;
	};
	return {
		handlers: {
			onPointerDown({ target, pointerType, button, clientX, clientY }) {
				const frame = pointerType === 'mouse' && button === 0 && target instanceof Element ? target.closest('li') : null;
				press.current = { frame, x: clientX, y: clientY, distance: 0 };
			},
			onPointerMove({ clientX, clientY }) {
				const { frame, x, y, distance } = press.current;
				if (!frame) return;
				frame.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' });
				press.current = { frame, x: clientX, y: clientY, distance: distance + Math.abs(x - clientX) + Math.abs(y - clientY) };
			},
			onPointerUp: release,
			onPointerCancel: release,
		},
		moved: () => press.current.distance > clickPx,
	};
}

/**
 * A row of pictures that snaps: which one is seen, and bringing another one into sight. The place in the row of the picture that is
 * seen, or of the one that most is seen of.
 */
export function shownPlace(row: Element): number {
	const stride = strideOf(row);
	return stride === 0 ? 0 : Math.round(row.scrollLeft / stride);
}

/** Scrolls the row to a picture. `smoothly`: as its style says, which heeds who asked for stillness. Places beyond the ends are their ends. */
export function showPlace(row: Element, place: number, smoothly = true): void {
	const last = row.children.length - 1;
	row.scrollTo({ left: Math.max(0, Math.min(last, place)) * strideOf(row), behavior: smoothly ? 'auto' : 'instant' });
}

/** Where an arrow key, Home or End leads from a place; null for every other key, and beyond the ends. */
export function placeByKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, place: number, count: number): number | null {
	if (ctrlKey || metaKey || altKey || shiftKey) return null;
	const places: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: count - 1 };
	const next = places[key] ?? -1;
	return next >= 0 && next < count && next !== place ? next : null;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Distance in px from one picture to the next; 0 where there is only one. */
function strideOf({ children: [first, second] }: Element): number {
	return first && second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : 0;
}
