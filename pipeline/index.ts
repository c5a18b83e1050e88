/** What the pipeline offers to the stages after it: reading and writing snapshots, and content in our own terms. */
export type { Catalogue, CatalogueEntry, CatalogueShard, ProductSummary, ReadCatalogue } from './catalogue/catalogue.ts';
export { type CatalogueInput, readCatalogue } from './catalogue/read-catalogue.ts';
export type { Brand, BrandType } from './content/brand.ts';
export type { Category } from './content/category.ts';
export type { Address, Company, PhoneNumber, Register } from './content/company.ts';
export type { Content } from './content/content.ts';
export { formatProblems } from './content/format-problems.ts';
export { imageUses, productImageUses } from './content/image-uses.ts';
export type { Legal } from './content/legal.ts';
export type { Manufacturer } from './content/manufacturer.ts';
export { markdownSources, productMarkdownSources } from './content/markdown-sources.ts';
export type { MenuEntry, MenuGroup, MenuLink, MenuTarget } from './content/menu-entry.ts';
export type { OpeningPeriod } from './content/opening-period.ts';
export type { TextPage, TextPageType } from './content/page.ts';
export { type ParsedContent, type ParseOptions, parseContent } from './content/parse-content.ts';
export type { Product, ProductAttribute, Variant } from './content/product.ts';
export type { ProductPrice } from './content/product-price.ts';
export { centsOf, productPrice } from './content/product-price.ts';
export type { Project, Theme } from './content/project.ts';
export type { LegalPageType, ShopSettings } from './content/shop-settings.ts';
export type { SocialLink } from './content/social-link.ts';
export type { Widget } from './content/widget.ts';
export type { ContentDefinition, FetchedRecords, HistoryDefinition } from './content-definition.ts';
export { contentDefinition } from './definition/definition.ts';
export { type BackendClient, createBackendClient } from './directus/backend-client.ts';
export type { BackendOptions } from './directus/backend-options.ts';
export { withLock } from './disk/lock.ts';
export { type FetchedSnapshot, type FetchInput, fetchSnapshot } from './fetch/fetch-snapshot.ts';
export { ImageProcessEnded } from './images/image-process-ended.ts';
export type { ImageStore, ImageUse, Pictures, RichTextImageUse } from './images/image-store.ts';
export { createPictures, type PicturesInput } from './images/pictures.ts';
export type { ProcessedPicture } from './images/rendition-cache.ts';
export type { Problem } from './problem.ts';
export type { FileId } from './records/file-record.ts';
export type { Localized, LocalizedText } from './records/localized.ts';
export { fillRichText, type RichTextLink, type RichTextSite } from './rich-text/fill-rich-text.ts';
export { imageReferences } from './rich-text/image-reference.ts';
export type { MarkdownSource } from './rich-text/markdown-source.ts';
export type { RichTextStore, RichTexts } from './rich-text/rich-text-store.ts';
export { createRichTexts, type RichTextOptions } from './rich-text/rich-texts.ts';
export { type CollectionDifference, compareSnapshots } from './snapshot/compare-snapshots.ts';
export { type ImageEntry, imageFileName, type SnapshotManifest } from './snapshot/manifest.ts';
export { type OpenSnapshotOptions, openSnapshot, type Snapshot, type SnapshotShard } from './snapshot/open-snapshot.ts';
export { SnapshotChanged } from './snapshot/snapshot-changed.ts';
export { SnapshotDamaged } from './snapshot/snapshot-damaged.ts';
export { SnapshotMissing } from './snapshot/snapshot-missing.ts';
export type { WireRecord } from './snapshot/wire-record.ts';
export {
	type RecordsByCollection,
	type SnapshotImage,
	type SnapshotMeta,
	type StagedSnapshot,
	stageSnapshot,
	writeSnapshot,
} from './snapshot/write-snapshot.ts';
