/** The former name of open-snapshot.ts, for the folders that still use it. */
export { openSnapshot as readSnapshot, type Snapshot } from './open-snapshot.ts';
