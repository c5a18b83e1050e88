/** Blocks of the footer, and links to social networks, of which two fields have an older and a newer name. */
import type { RecordOf } from '../../pipeline/declarations/define-collection.ts';
import { describeValue } from '../../pipeline/records/describe-value.ts';
import { toExternalUrl } from '../../pipeline/records/link-target.ts';
import type { Localized } from '../../pipeline/records/localized.ts';
import type { RecordContext } from '../../pipeline/records/read-part.ts';
import type { socialLink } from '../collections/social-link.ts';
import type { widget } from '../collections/widget.ts';

export interface SocialLink {
	readonly media: 'facebook' | 'googleplus' | 'instagram' | 'other';
	readonly displayName: string;
	readonly url: string;
}

/** How a link without a name of its own is called; null: by its host. */
const mediaNames: Readonly<Record<SocialLink['media'], string | null>> = {
	facebook: 'Facebook',
	googleplus: 'Google',
	instagram: 'Instagram',
	other: null,
};

/** null, with an error, where there is no address to link to. */
export function toSocialLink(record: RecordOf<typeof socialLink>, context: RecordContext): (SocialLink & { readonly sort: number }) | null {
	const address = record.external_path ?? record.path ?? '';
	const url = toExternalUrl(address);
	if (url === null || !/^https?:/i.test(url)) {
		context.fail({
			code: 'url-invalid',
			field: record.external_path === null && record.path !== null ? 'path' : 'external_path',
			message: `Expected a web address, found ${describeValue(address || null)}.`,
			fix: 'Enter the whole address, such as https://www.instagram.com/example.',
		});
		return null;
	}
	const displayName = record.display_name ?? record.displayName ?? mediaNames[record.media] ?? new URL(url).hostname.replace(/^www\./, '');
	return { media: record.media, displayName, url, sort: record.sort };
}

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
