/** What stands in place of a form once it was sent. It gets the focus, so that it is read out, and the page does not lose its place. */
import { type ReactNode, useEffect, useRef } from 'react';

export function FormDone({ children }: { children: ReactNode }): ReactNode {
	const done = useRef<HTMLDivElement>(null);
	useEffect(() => done.current?.focus(), []);
	return (
		<div className="form-done" role="status" tabIndex={-1} ref={done} data-phase="success">
			{children}
		</div>
	);
}
