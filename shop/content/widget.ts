/** Blocks of the footer, and those that a site has without any. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { widget } from '../collections/footer.ts';

/** Where in the footer it stands: before all others, among them, or behind them; within each by `sort`. */
export const widgetPositions = ['left', 'footer', 'right'] as const;

export type WidgetPosition = (typeof widgetPositions)[number];

export interface Widget {
	/** Known: address, contact, navigation, social, openingHours, legal. Others are shown as unknown. */
	readonly name: string;
	readonly sort: number;
	readonly position: WidgetPosition;
	readonly showLogo: boolean;
	readonly header: Localized | null;
}

/** Blocks of the footer; docs/content-model.md lists them. */
export const knownWidgets = ['address', 'contact', 'navigation', 'social', 'openingHours', 'legal'];

/** Shown where a project has configured none. */
export const defaultWidgets: readonly Widget[] = ['address', 'contact', 'openingHours', 'legal'].map((name, index) => ({
	name,
	sort: index + 1,
	position: 'footer',
	showLogo: false,
	header: null,
}));

/** An unknown widget is kept, so that the page shows that it is unknown. */
export function toWidget(record: RecordOf<typeof widget>, context: RecordContext): Widget {
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
