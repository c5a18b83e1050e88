/** Shows the progress of a command that runs in another process as if it ran in this one. */
import type { Progress, ProgressStage } from '../../site/progress.ts';
import type { ChildEvent } from './child-events.ts';

/** Takes the events of one run; a stage is known by its name. */
export function relayProgress(progress: Progress): (event: ChildEvent) => void {
	const stages = new Map<string, { readonly shown: ProgressStage; count: number; total: number | null }>();
	return (event) => {
		if (event.event === 'stage') {
			stages.set(event.stage, { shown: progress.stage(event.stage, event.total ?? undefined), count: 0, total: event.total });
		} else if (event.event === 'progress' || event.event === 'done') {
			const stage = stages.get(event.stage);
			if (stage !== undefined) {
				if (event.event === 'progress' && event.total !== null && event.total !== stage.total) {
					stage.shown.grow(event.total - (stage.total ?? 0));
					stage.total = event.total;
				}
				stage.shown.advance(event.count - stage.count);
				stage.count = event.count;
			}
			if (event.event === 'done') {
				stage?.shown.done(event.summary ?? undefined);
			}
		}
	};
}
