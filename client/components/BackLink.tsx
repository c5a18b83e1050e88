/** Leads from a page to the list it belongs to. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

export function BackLink({ href, children }: { href: string; children: ReactNode }): ReactNode {
	return (
		<a className="back-link" href={href}>
			<ArrowLeft size={18} strokeWidth={1.25} aria-hidden />
			{children}
		</a>
	);
}
