/** The shape in which demo content is written down: records as the backend answers them, children nested in their parents. */
import { type Collection, collections } from '../../pipeline/snapshot/collections.ts';

export type WireValue = string | number | boolean | null | undefined | readonly WireValue[] | { readonly [field: string]: WireValue };

/** One record of a collection. Fields that are absent are unset. */
export type WireRecord = { readonly [field: string]: WireValue };

export type DemoCollection = Exclude<Collection, 'directus_files'>;

/** The collections of the demo, in an order in which each stands behind those that it refers to; its files are in demo-files.ts. */
export const demoCollections = collections.filter((collection): collection is DemoCollection => collection !== 'directus_files');

export type DemoRecords = Readonly<Record<DemoCollection, readonly WireRecord[]>>;
