/** Reports the pictures of a build as one stage, though they are made in several groups. */
import type { Progress, ProgressStage } from '../../site/progress.ts';

export interface PictureStage {
	/** So many more pictures are looked at. The stage begins with the first group. */
	begin(count: number): void;
	/** One of them is ready. */
	advance(): void;
	/** So many of them had to be made. */
	made(count: number): void;
	/** Says what came of all groups; nothing where there was none. */
	end(): void;
}

export function createPictureStage(name: string, progress: Progress): PictureStage {
	let stage: ProgressStage | null = null;
	let total = 0;
	let madeCount = 0;
	return {
		begin(count) {
			total += count;
			if (stage === null) {
				stage = progress.stage(name, count);
			} else {
				stage.grow(count);
			}
		},
		advance: () => stage?.advance(),
		made(count) {
			madeCount += count;
		},
		end() {
			stage?.done(`${total} pictures, ${madeCount} new`);
			stage = null;
		},
	};
}
