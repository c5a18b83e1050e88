/** The errors of the world, whose message has all that a person can use: a command prints it without a stack. */
import {
	AnswerTooLarge,
	AuthExpired,
	BackendFailed,
	BackendIncomplete,
	BackendInvalidJson,
	BackendNotConfigured,
	BackendRedirected,
	BackendRefused,
	BackendUnreachable,
	FileIncomplete,
	ForeignRecord,
	ProjectNotFound,
} from '../../pipeline/directus/backend-errors.ts';
import { FolderLocked, LockUnusable } from '../../pipeline/disk/lock.ts';
import { FileDamaged } from '../../pipeline/disk/read-json.ts';
import { ImageProcessEnded } from '../../pipeline/images/start-image-process.ts';
import { RenderFailed } from '../../pipeline/rich-text/render-batch.ts';
import { ForeignFolder, SnapshotChanged, SnapshotDamaged, SnapshotMissing } from '../../pipeline/snapshot/snapshot-errors.ts';
import { SourceFaulty } from '../../renderer/bundle/source-faulty.ts';
import { ForeignStaging } from '../../renderer/output/foreign-staging.ts';
import { SiteHalfSwitched } from '../../renderer/output/site-half-switched.ts';
import { SiteNotWritable } from '../../renderer/output/site-not-writable.ts';
import { StagingLost } from '../../renderer/output/staging-lost.ts';
import { ReleaseFailed } from '../../renderer/release/release-failed.ts';
import { DirectusInstallError } from '../../sandbox/directus/install.ts';
import { DirectusStartError } from '../../sandbox/directus/server.ts';
import { CatalogueShrunk } from '../../shop/definition/refuse-shrinking.ts';
import { ClockBehind } from '../../shop/history/moment.ts';
import { CheckerFailed, PortTaken } from './command-errors.ts';

const worldErrors = [
	AnswerTooLarge,
	AuthExpired,
	BackendFailed,
	BackendIncomplete,
	BackendInvalidJson,
	BackendNotConfigured,
	BackendRedirected,
	BackendRefused,
	BackendUnreachable,
	CatalogueShrunk,
	CheckerFailed,
	ClockBehind,
	DirectusInstallError,
	DirectusStartError,
	FileDamaged,
	FileIncomplete,
	FolderLocked,
	ForeignFolder,
	ForeignRecord,
	ForeignStaging,
	ImageProcessEnded,
	LockUnusable,
	PortTaken,
	ProjectNotFound,
	ReleaseFailed,
	RenderFailed,
	SiteHalfSwitched,
	SiteNotWritable,
	SnapshotChanged,
	SnapshotDamaged,
	SnapshotMissing,
	SourceFaulty,
	StagingLost,
] as const;

/** One of the classes above, or an error of the operating system, such as a full disk. */
export function isWorldError(error: unknown): error is Error {
	return error instanceof Error && (worldErrors.some((each) => error instanceof each) || 'syscall' in error);
}
