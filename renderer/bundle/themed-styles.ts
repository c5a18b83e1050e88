/** The stylesheets of a site: those of the client, which esbuild made, with the rules of its theme. */
import { shortenProperties, withoutBlanks } from './short-properties.ts';

export interface Styles {
	/** What every page needs, the theme's own rules included, with `/assets/…` addresses of its fonts. */
	readonly shell: string;
	/** What only footer and menu need. */
	readonly end: string;
	/** By template; one that needs no more than the shell's has none. */
	readonly templates: Readonly<Record<string, string>>;
	/** By name: of parts that a page loads when they are asked for. */
	readonly parts: Readonly<Record<string, string>>;
	/** Fonts by name below `/assets/`. */
	readonly fonts: ReadonlyMap<string, Uint8Array>;
	/** Names of the fonts that every page needs at once. */
	readonly preloads: readonly string[];
}

/** Before a theme's rules are known. */
export interface PlainStyles extends Omit<Styles, 'shell'> {
	readonly plainShell: string;
	/** The short names of custom properties, by those that a theme gives them. */
	readonly properties: ReadonlyMap<string, string>;
}

/** The theme's rules come last in the shell's sheet, and so win. */
export function withTheme({ plainShell, properties, ...styles }: PlainStyles, themeRules: string): Styles {
	return { ...styles, shell: `${plainShell}${withoutBlanks(shortenProperties(themeRules, properties))}` };
}
