/** Moves what is larger than its frame by the mouse, as fingers do by themselves. */
import { type PointerEvent, useRef } from 'react';

export interface Drag {
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

/** The frame that is moved is the list item around what the pointer is pressed on. */
export function useDrag(): Drag {
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
