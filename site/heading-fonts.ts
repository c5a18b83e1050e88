/** Fonts that a project may choose for its headings: the site's own, and those that nearly every device has. No font comes from elsewhere. */
const stacks: Readonly<Record<string, string>> = {
	Newsreader: 'var(--text-font)',
	'Hanken Grotesk': 'var(--plain-font)',
	Georgia: 'Georgia,serif',
	Palatino: '"Palatino Linotype",Palatino,"Book Antiqua",serif',
	'Times New Roman': '"Times New Roman",Times,serif',
	Arial: 'Arial,Helvetica,sans-serif',
	Helvetica: 'Helvetica,Arial,sans-serif',
	Verdana: 'Verdana,Geneva,sans-serif',
	'Trebuchet MS': '"Trebuchet MS",Arial,sans-serif',
};

export const headingFontNames: readonly string[] = Object.keys(stacks);

/** The name as it stands here, found in any case; null: no such font. */
export function findHeadingFont(name: string): string | null {
	return headingFontNames.find((each) => each.toLowerCase() === name.toLowerCase()) ?? null;
}

/** The value of CSS `font-family`; null where there is no such font. */
export function headingFontStack(name: string): string | null {
	return stacks[name] ?? null;
}

/** Whether a font has no serifs; null, the site's own, has. */
export function isSansHeading(name: string | null): boolean {
	return name !== null && /\bsans-serif$|--plain-font/.test(stacks[name] ?? '');
}
