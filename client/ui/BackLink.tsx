/** Leads from a page to the list it belongs to. */
import type { MouseEventHandler, ReactNode } from 'react';

interface BackLinkProps {
	readonly href: string;
	readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
	readonly children: ReactNode;
}

export function BackLink({ href, onClick, children }: BackLinkProps): ReactNode {
	return (
		<a className="back-link" href={href} onClick={onClick}>
			{/* drawn here, because the icons' library would come with every product page */}
			<svg
				width="18"
				height="18"
				viewBox="0 0 24 24"
				fill="none"
				stroke="currentColor"
				strokeWidth="1.25"
				strokeLinecap="round"
				aria-hidden
			>
				<path d="M20 12H4.5M11 5l-7 7 7 7" strokeLinejoin="round" />
			</svg>
			{children}
		</a>
	);
}
