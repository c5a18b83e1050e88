/** The record `ecommerce_settings` as the backend sends it. */
import * as z from 'zod';
import type { RecordContext } from './read-part.ts';
import type { LegalPageType, ShopSettings } from './shop-settings.ts';
import { fee, flag, id, markdown, optional, optionalMarkdown, optionalText, rows, text, translations } from './wire-fields.ts';

const legalPageTypes = ['agb', 'versand-und-zahlung', 'widerruf'] as const satisfies readonly LegalPageType[];

const percentage = { error: 'a percentage such as 19' };
const percent = z
	.union([z.number(), z.string().regex(/^\d{1,3}(?:\.\d{1,4})?$/, percentage)], percentage)
	.transform(Number)
	.refine((value) => value >= 0 && value <= 100, percentage);

const sortNotation = z.string({ error: 'a field to sort by' }).regex(/^-?[a-z][a-z_.]*$/, { error: 'a field to sort by, such as -id' });

export const shopSettingsSchema = z.object({
	id,
	project: text,
	call_to_action_text: optionalText,
	global_footer: optionalText,
	default_sort: optional(sortNotation, '-id'),
	enable_cart: flag,
	maintenance_mode: flag,
	show_stock: optional(flag, false),
	allow_ratings: optional(flag, false),
	purchase_to_order: optional(flag, false),
	present_wrapping: fee,
	shipping_cost: fee,
	default_tax_percent: optional(percent, null),
	translations: translations({ call_to_action_text: optionalText, global_footer: optionalText }),
	legal_pages: rows(
		z.object(
			{
				type: z.enum(legalPageTypes, { error: `one of ${legalPageTypes.join(', ')}` }),
				title: text,
				content: markdown,
				translations: translations({ title: optionalText, content: optionalMarkdown }),
			},
			{ error: 'a legal page' },
		),
	),
});

type ShopSettingsRecord = z.output<typeof shopSettingsSchema>;

export function toShopSettings(record: ShopSettingsRecord, context: RecordContext): ShopSettings {
	const { texts } = context;
	return {
		id: record.id,
		callToActionText: texts.text('call_to_action_text', record.call_to_action_text, record.translations, (row) => row.call_to_action_text),
		globalFooter: texts.text('global_footer', record.global_footer, record.translations, (row) => row.global_footer),
		defaultSort: record.default_sort,
		enableCart: record.enable_cart,
		maintenanceMode: record.maintenance_mode,
		showStock: record.show_stock,
		allowRatings: record.allow_ratings,
		purchaseToOrder: record.purchase_to_order,
		presentWrapping: record.present_wrapping,
		shippingCost: record.shipping_cost,
		defaultTaxPercent: record.default_tax_percent,
		legalPages: toLegalPages(record.legal_pages, context),
	};
}

function toLegalPages(pages: ShopSettingsRecord['legal_pages'], context: RecordContext): ShopSettings['legalPages'] {
	return pages.flatMap((page, index) => {
		if (pages.findIndex(({ type }) => type === page.type) < index) {
			context.fail({
				code: 'page-duplicate',
				field: `legal_pages[${index}].type`,
				message: `Two legal pages have the type "${page.type}".`,
				fix: 'Delete one of them.',
			});
			return [];
		}
		const field = `legal_pages[${index}]`;
		return [
			{
				type: page.type,
				title: context.texts.requiredText(`${field}.title`, page.title, page.translations, (row) => row.title),
				content: context.texts.requiredText(`${field}.content`, page.content, page.translations, (row) => row.content),
			},
		];
	});
}
