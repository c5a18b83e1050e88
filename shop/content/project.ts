/** The project record: name, logo, search engine texts and the theme config. */

import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { type FileExists, toFileReference } from '../../pipeline/records/file-reference.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import { type ClosingDays, parseClosingDays } from '../../site/opening-days.ts';
import { colorMode, contrast, findHeadingFont, headingFontNames, inks, type Theme, textContrast } from '../../site/theme.ts';
import type { project } from '../collections/project.ts';

export type Project = Readonly<ReturnType<typeof toProject>>;

type ProjectRecord = RecordOf<typeof project>;

export function toProject(record: ProjectRecord, context: RecordContext, fileExists: FileExists) {
	const { texts } = context;
	return {
		/** Key of the record, and the value of every other record's `project`. */
		domain: record.domain,
		displayName: record.display_name,
		logo: toFileReference(record.logo, 'logo', context, fileExists),
		showAccessibility: record.show_accessibility,
		googlePlaceId: record.google_place_id,
		seoTitle: texts.text('seo_title', null, record.translations, (row) => row.seo_title),
		seoDescription: texts.text('seo_description', null, record.translations, (row) => row.seo_description),
		seoKeywords: texts.text('seo_keywords', null, record.translations, (row) => row.seo_keywords),
		theme: toTheme(record.config, context),
		/** Days, from the first to the last, on which the shop is closed despite its opening hours. */
		closingDays: toClosingDays(record.closing_days, context),
		/** An appointment is wished for so many days ahead at least. */
		appointmentNoticeDays: record.appointment_notice_days,
	};
}

/** An entry that cannot be read is left out, rather than the project with it. */
function toClosingDays(entries: readonly unknown[], { warn }: RecordContext): readonly ClosingDays[] {
	return entries.flatMap((entry, index) => {
		const days = parseClosingDays(entry);
		if (days !== null) return days;
		const expected = 'a day such as 2026-12-25, or a period such as 2026-08-02/2026-08-14';
		const message = `Expected ${expected}, found ${describeValue(entry)}. The value is left out, so that appointments are taken on these days.`;
		warn({ code: 'field-ignored', field: `closing_days[${index}]`, message, fix: `Enter ${expected}.` });
		return [];
	});
}

/** Theme values end up in the stylesheet, so only what is surely harmless there passes. */
function toTheme(config: ProjectRecord['config'], context: RecordContext): Theme {
	const read = (field: string, value: unknown, pattern: RegExp, expected: string): string | null => {
		if (value === undefined || value === null || value === '') return null;
		const found = typeof value === 'number' ? String(value) : value;
		if (typeof found === 'string' && pattern.test(found.trim())) return found.trim();
		context.warn({
			code: 'theme-invalid',
			field: `config.${field}`,
			message: `Expected ${expected}, found ${describeValue(value)}. The default is used.`,
			fix: `Enter ${expected}.`,
		});
		return null;
	};
	const colour = (field: string, value: unknown) =>
		read(field, value, /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'a colour such as #1a2b3c')?.toLowerCase() ?? null;
	const length = (field: string, value: unknown) => {
		const found = read(field, value, /^\d{1,4}(?:\.\d{1,3})?(?:px|rem|em|ch|vw|%)?$/, 'a width such as 1200px or 60ch');
		return found !== null && /\d$/.test(found) ? `${found}px` : found;
	};
	const { header, footer } = config?.components ?? { header: null, footer: null };
	const font = read(
		'global.headingFontOverride',
		config?.global?.headingFontOverride,
		new RegExp(`^(?:${headingFontNames.join('|')})$`, 'i'),
		`one of the fonts ${headingFontNames.join(', ')}`,
	);
	const baseColor = colour('base_color', config?.base_color);
	const backgroundColor = colour('global.backgroundColor', config?.global?.backgroundColor);
	judgeContrast(baseColor, backgroundColor, context);
	const height = read('components.header.height', header?.height, /^\d{1,3}(?:px)?$/, 'a height in pixels such as 80');
	return {
		baseColor,
		brandColor: colour('brand_color', config?.brand_color),
		backgroundColor,
		pictureBackgroundColor: colour('global.pictureBackgroundColor', config?.global?.pictureBackgroundColor),
		pageWidth: length('global.pageWidth', config?.global?.pageWidth),
		wrapperWidth: length('wrapper.width', config?.wrapper?.width),
		headingFont: font === null ? null : findHeadingFont(font),
		headerHeightPx: height === null ? null : Number.parseInt(height, 10),
		headerLayout: read('components.header.layout', header?.layout, /^[a-z][a-z0-9_-]{0,39}$/i, 'the name of a layout') ?? 'default',
		footerBackgroundColor: colour('components.footer.backgroundColor', footer?.backgroundColor),
	};
}

/** A design that is dark by its base colour has light text; on a light page it would be unreadable, so it is shown in the other mode's. */
function judgeContrast(base: string | null, background: string | null, context: RecordContext): void {
	if (base === null || background === null) return;
	const mode = colorMode(base);
	const found = contrast(inks[mode], background);
	if (found >= textContrast) return;
	context.warn({
		code: 'theme-contrast',
		field: 'config.global.backgroundColor',
		message: `The design is ${mode} by its base colour ${base}, but its text has a contrast of ${found.toFixed(1)} : 1 on the background ${background}, and needs ${textContrast} : 1. The text is shown in another colour.`,
		fix: `Choose a ${mode} background, or a base colour that fits this one.`,
	});
}
