/** Builds as `npm run build` does, in this process: to start one takes longer than the build of a small site. */
import { buildFetched } from '../../commands/building/build-fetched.ts';
import { buildFromSnapshot } from '../../commands/building/build-from-snapshot.ts';
import { parseMoment } from '../../commands/options/command-line.ts';
import { readConfiguration } from '../../commands/options/configuration.ts';
import type { BuildingPlace } from '../../commands/programs/run-build.ts';
import type { BuildResult } from '../../shop/build-shop.ts';
import { formatProblems } from '../../shop/content/format-problems.ts';
import { silentProgress } from '../../site/progress.ts';

export interface BuildHere extends BuildingPlace {
	/** All that the build knows of the environment: with a backend in it, it fetches. */
	readonly env?: Readonly<Record<string, string>>;
	readonly drafts?: boolean;
	readonly picturesLater?: boolean;
	/** The time under which prices and legal texts are recorded. */
	readonly asOf?: string;
}

async function buildHere({
	content,
	out,
	cache,
	config: file,
	env = {},
	drafts = false,
	picturesLater = false,
	asOf,
}: BuildHere): Promise<BuildResult> {
	const { environment, config: declared } = await readConfiguration(env, file);
	const config = { ...declared, ...(drafts && { drafts }), ...(picturesLater && { picturesLater }) };
	const build = { contentDir: content, outDir: out, cacheDir: cache, config, progress: silentProgress };
	const { directus } = environment;
	if (directus === null) return await buildFromSnapshot(build);
	const { projectDomain } = config;
	return await buildFetched({
		...build,
		directus,
		projectDomain,
		acceptShrink: false,
		drafts,
		...(asOf !== undefined && { asOf: parseMoment(asOf) }),
	});
}

/** For what does not take a process of its own to be shown. Throws with the problems where the content is refused. */
export async function mustBuildHere(place: BuildHere): Promise<void> {
	const { summary, problems } = await buildHere(place);
	if (summary === null) throw new Error(`The demo does not build:\n${formatProblems(problems)}`);
}
