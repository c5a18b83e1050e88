/** The records of a shop that builds without a word of complaint: what a command prints of a case is about that case. */
import type { WireRecord } from '../../pipeline/snapshot/wire-record.ts';
import { aNumberedProductRecord } from '../builders/product-records.ts';
import {
	aFileRecord,
	aPageRecord,
	aSettingsRecord,
	aStatementRecord,
	inEnglishAndFrench,
	pictureId,
	someRecords,
} from '../builders/records.ts';

const otherPictureId = '3f0c8f1e-6f0a-4c0e-9d52-0c7f1f1f7a02';

const described = {
	description: 'Ein Ring',
	alt_translations: [
		{ language: 'en', alt: 'A ring' },
		{ language: 'fr', alt: 'Une bague' },
	],
};

const shows = (picture: string): WireRecord => ({ images: [{ id: 1, sort: 1, directus_files_id: picture }] });

const settings = aSettingsRecord();
const shippingText = {
	id: 3,
	type: 'versand-und-zahlung',
	title: 'Versand',
	content: 'Wir versenden mit der Post.',
	translations: inEnglishAndFrench(['title', 'content']),
};

/** By collection. */
export const soundRecords = someRecords({
	page: [aPageRecord(), aStatementRecord(), aPageRecord({ id: 3, type: 'privacy', slug: null, title: 'Datenschutz' })],
	ecommerce_settings: [{ ...settings, legal_pages: [...(Array.isArray(settings.legal_pages) ? settings.legal_pages : []), shippingText] }],
	ecommerce_product: [
		aNumberedProductRecord(1, shows(pictureId)),
		...[2, 3, 4].map((id) => aNumberedProductRecord(id, { variants: [], ...shows(otherPictureId) })),
	],
	directus_files: [aFileRecord(described), aFileRecord({ ...described, id: otherPictureId, filename_download: 'uhr.png' })],
});
