/** What the engine offers of content: reading and writing snapshots, their pictures and their rich text. */
export type { ContentDefinition, FetchedRecords, HistoryDefinition } from './content-definition.ts';
export { type BackendClient, createBackendClient } from './directus/backend-client.ts';
export type { BackendOptions } from './directus/backend-options.ts';
export { withLock } from './disk/lock.ts';
export { type FetchedSnapshot, type FetchInput, fetchSnapshot } from './fetch/fetch-snapshot.ts';
export type { ImageStore, ImageUse, Pictures, RichTextImageUse } from './images/image-store.ts';
export { ImageProcessEnded } from './images/image-worker.ts';
export { createPictures, type PicturesInput } from './images/pictures.ts';
export type { ProcessedPicture } from './images/rendition-cache.ts';
export type { Problem } from './problem.ts';
export type { FileId } from './records/file-record.ts';
export type { Localized, LocalizedText } from './records/localized.ts';
export { fillRichText, type RichTextLink, type RichTextSite } from './rich-text/fill-rich-text.ts';
export { imageReferences } from './rich-text/image-reference.ts';
export type { MarkdownSource, RichTextStore, RichTexts } from './rich-text/rich-text-store.ts';
export { createRichTexts, type RichTextOptions } from './rich-text/rich-texts.ts';
export { type CollectionDifference, compareSnapshots } from './snapshot/compare-snapshots.ts';
export { type ImageEntry, imageFileName, type SnapshotManifest } from './snapshot/manifest.ts';
export { type OpenSnapshotOptions, openSnapshot, type Snapshot, type SnapshotShard } from './snapshot/open-snapshot.ts';
export { SnapshotChanged, SnapshotDamaged, SnapshotMissing } from './snapshot/snapshot-errors.ts';
export type { WireRecord } from './snapshot/wire-record.ts';
export {
	type RecordsByCollection,
	type SnapshotImage,
	type SnapshotMeta,
	type StagedSnapshot,
	stageSnapshot,
	writeSnapshot,
} from './snapshot/write-snapshot.ts';
