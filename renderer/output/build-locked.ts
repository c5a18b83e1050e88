/** Another build is writing the same folder. */
export class BuildLocked extends Error {
	override readonly name = 'BuildLocked';

	constructor(outDir: string, pid: number) {
		super(`Another build (process ${pid}) is writing ${outDir}. Wait until it has ended.`);
	}
}
