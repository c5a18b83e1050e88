/** Footer widgets as the backend sends them, and those that a site has without any. */
import * as z from 'zod';
import { describeValue } from '../records/describe-value.ts';
import type { RecordContext } from '../records/read-part.ts';
import { flag, optional, optionalText, sort, text, translations } from '../records/wire-fields.ts';
import { oneOf } from '../records/wire-references.ts';
import { type Widget, widgetPositions } from './widget.ts';

/** Blocks of the footer; docs/content-model.md lists them. */
export const knownWidgets = ['address', 'contact', 'navigation', 'social', 'openingHours', 'legal'];

export const widgetSchema = z.object({
	project: text,
	widget_name: text,
	sort,
	position: optional(oneOf(widgetPositions), 'footer'),
	props: optional(z.object({ showLogo: optional(flag, false) }, { error: 'an object' }), null),
	translations: translations({ header: optionalText }),
});

/** Shown where a project has configured none. */
export const defaultWidgets: readonly Widget[] = ['address', 'contact', 'openingHours', 'legal'].map((name, index) => ({
	name,
	sort: index + 1,
	position: 'footer',
	showLogo: false,
	header: null,
}));

/** An unknown widget is kept, so that the page shows that it is unknown. */
export function toWidget(record: z.output<typeof widgetSchema>, context: RecordContext): Widget {
	if (!knownWidgets.includes(record.widget_name)) {
		context.warn({
			code: 'widget-unknown',
			field: 'widget_name',
			message: `There is no widget ${describeValue(record.widget_name)}. The footer shows a notice in its place.`,
			fix: `Choose one of: ${knownWidgets.join(', ')}.`,
		});
	}
	return {
		name: record.widget_name,
		sort: record.sort,
		position: record.position,
		showLogo: record.props?.showLogo ?? false,
		header: context.texts.text('header', null, record.translations, (row) => row.header),
	};
}
