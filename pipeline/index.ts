/** What the engine gives of content to code beside the stages of a build: reading the backend, and writing snapshots. */
export { type BackendClient, createBackendClient } from './directus/backend-client.ts';
export type { BackendOptions } from './directus/backend-options.ts';
export { withLock } from './disk/lock.ts';
export { type FetchedShared, fetchShared, type SharedFetchInput } from './fetch/fetch-shared.ts';
export { type FetchedSnapshot, fetchSnapshot } from './fetch/fetch-snapshot.ts';
export { openSharedRecords } from './fetch/open-shared-records.ts';
export { readOverlayingProjects } from './fetch/overlaying-projects.ts';
export type { SharedRecords } from './fetch/shared-records.ts';
export type { CollectionDifference } from './snapshot/compare-snapshots.ts';
export type { WireRecord } from './snapshot/wire-record.ts';
export { type RecordsByCollection, type StagedSnapshot, writeSnapshot } from './snapshot/write-snapshot.ts';
