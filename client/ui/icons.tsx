/**
 * Icons beside words and on buttons. The drawings are those of Lucide 1.75.0 (https://lucide.dev), unchanged; `icons-license.txt` has its
 * license. Lucide's own package for React has 51 MB, for fourteen icons.
 */
import type { ReactNode } from 'react';

interface IconProps {
	/** Width and height. */
	readonly sizePx: number;
	/** Of 24 across the drawing. */
	readonly strokeWidth: number;
	readonly className?: string;
}

/** Hidden from assistive technology: what an icon means stands in words beside it, or is its button's name. */
function Drawing({ name, sizePx, strokeWidth, className, children }: IconProps & { name: string; children: ReactNode }): ReactNode {
	return (
		<svg
			xmlns="http://www.w3.org/2000/svg"
			width={sizePx}
			height={sizePx}
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth={strokeWidth}
			strokeLinecap="round"
			strokeLinejoin="round"
			className={`lucide lucide-${name}${className === undefined ? '' : ` ${className}`}`}
			aria-hidden
		>
			{children}
		</svg>
	);
}

export const ArrowLeft = (props: IconProps): ReactNode => (
	<Drawing name="arrow-left" {...props}>
		<path d="m12 19-7-7 7-7" />
		<path d="M19 12H5" />
	</Drawing>
);

export const ArrowRight = (props: IconProps): ReactNode => (
	<Drawing name="arrow-right" {...props}>
		<path d="M5 12h14" />
		<path d="m12 5 7 7-7 7" />
	</Drawing>
);

export const ArrowUpRight = (props: IconProps): ReactNode => (
	<Drawing name="arrow-up-right" {...props}>
		<path d="M7 7h10v10" />
		<path d="M7 17 17 7" />
	</Drawing>
);

export const ChevronDown = (props: IconProps): ReactNode => (
	<Drawing name="chevron-down" {...props}>
		<path d="m6 9 6 6 6-6" />
	</Drawing>
);

export const ChevronUp = (props: IconProps): ReactNode => (
	<Drawing name="chevron-up" {...props}>
		<path d="m18 15-6-6-6 6" />
	</Drawing>
);

export const Mail = (props: IconProps): ReactNode => (
	<Drawing name="mail" {...props}>
		<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
		<rect x="2" y="4" width="20" height="16" rx="2" />
	</Drawing>
);

export const Menu = (props: IconProps): ReactNode => (
	<Drawing name="menu" {...props}>
		<path d="M4 5h16" />
		<path d="M4 12h16" />
		<path d="M4 19h16" />
	</Drawing>
);

export const Phone = (props: IconProps): ReactNode => (
	<Drawing name="phone" {...props}>
		<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384" />
	</Drawing>
);

export const Printer = (props: IconProps): ReactNode => (
	<Drawing name="printer" {...props}>
		<path d="M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2" />
		<path d="M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6" />
		<rect x="6" y="14" width="12" height="8" rx="1" />
	</Drawing>
);

export const Search = (props: IconProps): ReactNode => (
	<Drawing name="search" {...props}>
		<path d="m21 21-4.34-4.34" />
		<circle cx="11" cy="11" r="8" />
	</Drawing>
);

export const ShoppingBag = (props: IconProps): ReactNode => (
	<Drawing name="shopping-bag" {...props}>
		<path d="M16 10a4 4 0 0 1-8 0" />
		<path d="M3.103 6.034h17.794" />
		<path d="M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z" />
	</Drawing>
);

export const X = (props: IconProps): ReactNode => (
	<Drawing name="x" {...props}>
		<path d="M18 6 6 18" />
		<path d="m6 6 12 12" />
	</Drawing>
);

export const ZoomIn = (props: IconProps): ReactNode => (
	<Drawing name="zoom-in" {...props}>
		<circle cx="11" cy="11" r="8" />
		<line x1="21" x2="16.65" y1="21" y2="16.65" />
		<line x1="11" x2="11" y1="8" y2="14" />
		<line x1="8" x2="14" y1="11" y2="11" />
	</Drawing>
);

export const ZoomOut = (props: IconProps): ReactNode => (
	<Drawing name="zoom-out" {...props}>
		<circle cx="11" cy="11" r="8" />
		<line x1="21" x2="16.65" y1="21" y2="16.65" />
		<line x1="8" x2="14" y1="11" y2="11" />
	</Drawing>
);
