/** Global setup of the build tests: one build of the demo, whose pictures, bundles and rendered texts the others need not make again. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runBuild, writeBuildingPlace } from '../../commands/programs/run-build.ts';
import { writeTrimmedSnapshot } from './trimmed-snapshot.ts';

/** As many as any of these tests shows. */
const mostProducts = 6;

/** The result removes them. Throws with the build's output where it fails. */
export default async function makeCaches(project: TestProject): Promise<() => void> {
	const work = mkdtempSync(join(tmpdir(), 'made-caches-'));
	const place = writeBuildingPlace(work);
	await writeTrimmedSnapshot(place.content, mostProducts);
	const { exitCode, output } = await runBuild(place);
	if (exitCode !== 0) throw new Error(`The demo does not build (exit code ${exitCode}):\n${output}`);
	project.provide('madeCache', place.cache);
	return () => rmSync(work, { recursive: true, force: true });
}
