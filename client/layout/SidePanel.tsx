/** A panel from the right. Without script it is a popover, which opens, and closes on Escape and outside clicks; else a modal dialog. */
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

export interface SidePanelProps {
	readonly id: string;
	readonly name: string;
	/** Name of the button that closes it. */
	readonly closeName: string;
	readonly children: ReactNode;
}

export function SidePanel({ id, name, closeName, children }: SidePanelProps): ReactNode {
	return (
		<dialog className="side-panel" id={id} popover="auto" aria-label={name}>
			<button className="side-panel-close" type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeName}>
				<X size={26} strokeWidth={1.25} aria-hidden />
			</button>
			{children}
		</dialog>
	);
}
